"""A lending library on version 1 of the Python SDK, with SQLite. `library.py BUG` plants one bug."""

import sqlite3
import sys
import time
from datetime import date
from typing import Literal

from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import BaseModel, Field

bug = sys.argv[1] if len(sys.argv) > 1 else ""
READS = ToolAnnotations(readOnlyHint=True)
WRITES = ToolAnnotations(readOnlyHint=False, destructiveHint=False)

db = sqlite3.connect(":memory:", check_same_thread=False)
db.row_factory = sqlite3.Row
db.executescript(
    """
    CREATE TABLE books (isbn TEXT PRIMARY KEY, title TEXT, author TEXT, year INTEGER, genre TEXT);
    CREATE TABLE loans (id INTEGER PRIMARY KEY, isbn TEXT, member TEXT, due TEXT, returned INTEGER DEFAULT 0);
    """
)
GENRES = ("novel", "science", "poetry")
for number in range(12):
    db.execute(
        "INSERT INTO books VALUES (?, ?, ?, ?, ?)",
        (f"978-{number:04}", f"Book number {number}", ("Le Guin", "Lem", "Woolf")[number % 3], 1960 + number * 3, GENRES[number // 4]),
    )
db.execute("INSERT INTO loans (isbn, member, due) VALUES ('978-0001', 'ada', '2026-05-01')")

server = FastMCP("library")


class Book(BaseModel):
    isbn: str
    title: str
    author: str
    year: int
    genre: str


def book_of(isbn: str) -> sqlite3.Row:
    row = db.execute("SELECT * FROM books WHERE isbn = ?", (isbn,)).fetchone()
    if row is None:
        raise ToolError(f"There is no book with ISBN {isbn}")
    return row


@server.tool(annotations=READS)
def list_books(
    genre: Literal["novel", "science", "poetry"] | None = None,
    offset: int = Field(default=0, ge=0),
    limit: int = Field(default=5, ge=1, le=50),
) -> list[Book]:
    """Lists books by ISBN, from an offset."""
    order = "RANDOM()" if bug == "random-order" else "isbn"
    where = "" if genre is None or bug == "genre-ignored" else f"WHERE genre = '{genre}'"
    extra = 1 if bug == "one-less" else 0
    rows = db.execute(f"SELECT * FROM books {where} ORDER BY {order} LIMIT ? OFFSET ?", (limit - extra if limit > 2 else limit, offset))
    return [Book(**row) for row in rows]


@server.tool(annotations=READS)
def get_book(isbn: str = Field(description="Such as 978-0003.")) -> Book:
    """Gets a book."""
    if bug == "key-error":
        return Book(**{row["isbn"]: row for row in db.execute("SELECT * FROM books")}[isbn])
    if bug == "sql":
        return Book(**db.execute(f"SELECT * FROM books WHERE isbn = '{isbn}'").fetchone() or book_of(isbn))
    return Book(**book_of(isbn))


@server.tool(annotations=READS)
def search_books(author: str = "", year_from: int | None = None, year_to: int | None = None) -> list[Book]:
    """Finds books by author and years."""
    if bug == "both-years" and (year_from is None) != (year_to is None):
        assert year_from < year_to  # type: ignore[operator]
    low, high = year_from or 0, year_to or 9999
    if bug == "year-to-ignored":
        high = 9999
    rows = db.execute("SELECT * FROM books WHERE author LIKE ? AND year BETWEEN ? AND ?", (f"%{author}%", low, high))
    return [Book(**row) for row in rows]


@server.tool(annotations=WRITES)
def lend(isbn: str, member: str, due: date) -> str:
    """Lends a book until a date."""
    book_of(isbn)
    cursor = db.execute("INSERT INTO loans (isbn, member, due) VALUES (?, ?, ?)", (isbn, member, due.isoformat()))
    if bug == "lend-removes":
        db.execute("DELETE FROM books WHERE isbn = ?", (isbn,))
    return f"Loan {cursor.lastrowid}"


@server.tool(annotations=READS)
def loans(member: str | None = None) -> list[dict[str, str | int]]:
    """Lists loans that are not returned."""
    rows = db.execute(
        "SELECT id, isbn, member, due FROM loans WHERE returned = 0 AND member LIKE ?", (member or "%",)
    ).fetchall()
    if bug == "marks-returned":
        db.execute("UPDATE loans SET returned = 1 WHERE id = (SELECT MIN(id) FROM loans WHERE returned = 0)")
    return [dict(row) for row in rows]


@server.tool(annotations=ToolAnnotations(readOnlyHint=False, destructiveHint=False, idempotentHint=True))
def give_back(loan_id: int) -> str:
    """Marks a loan as returned."""
    if bug == "slow-lock" and loan_id < 0:
        time.sleep(3600)
    changed = db.execute("UPDATE loans SET returned = 1 WHERE id = ?", (loan_id,)).rowcount
    if changed == 0:
        raise ToolError(f"There is no loan {loan_id}")
    if bug == "prints":
        print("returned", loan_id, flush=True)
    return "Returned"


@server.resource("library://books/{isbn}", mime_type="application/json")
def book(isbn: str) -> str:
    """A book as JSON."""
    return Book(**book_of(isbn)).model_dump_json()


@server.prompt()
def recommend(genre: str, mood: str = "calm") -> str:
    """Asks for a recommendation."""
    if bug == "prompt-literal":
        return "Recommend a {genre} for a {mood} evening."
    return f"Recommend a {genre} for a {mood} evening."


server.run("stdio")
