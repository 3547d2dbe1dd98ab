"""A lending library on FastMCP, with SQLite in the file books.db of its folder. Nothing says what its tools change."""

import sqlite3

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError

server = FastMCP("lending")
db = sqlite3.connect("books.db", check_same_thread=False)
db.execute("CREATE TABLE IF NOT EXISTS books (id INTEGER PRIMARY KEY, title TEXT UNIQUE, lent INTEGER DEFAULT 0)")


@server.tool
def list_books() -> list[dict]:
    """All books."""
    return [{"id": row[0], "title": row[1]} for row in db.execute("SELECT id, title FROM books ORDER BY id")]


@server.tool
def add_book(title: str) -> dict:
    """Adds a book of another title than those that are there."""
    if db.execute("SELECT 1 FROM books WHERE title = ?", (title,)).fetchone():
        raise ToolError(f"the book {title} is there already")
    with db:
        return {"id": db.execute("INSERT INTO books (title) VALUES (?)", (title,)).lastrowid}


@server.tool
def lend_book(id: int) -> dict:
    """Lends a book that is not lent yet."""
    with db:
        if db.execute("UPDATE books SET lent = 1 WHERE id = ? AND lent = 0", (id,)).rowcount != 1:
            raise ToolError(f"there is no book {id} that is not lent")
    return {"lent": id}


@server.tool
def delete_books() -> dict:
    """Deletes all books."""
    with db:
        return {"deleted": db.execute("DELETE FROM books").rowcount}


server.run("stdio", show_banner=False)
