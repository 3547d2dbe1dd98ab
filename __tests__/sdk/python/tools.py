"""What the common server of the SDK tests offers, whichever SDK serves it."""

from pydantic import BaseModel

NOTE_URI = "notes://today"


class Customer(BaseModel):
    name: str
    city: str


class Item(BaseModel):
    sku: str
    count: int


def echo(text: str) -> str:
    """Gives the text back"""
    return text


def add(a: float, b: float) -> str:
    """Adds two numbers"""
    return f"{a + b:g}"


def order(customer: Customer, items: list[Item]) -> str:
    """Places an order"""
    wares = ", ".join(f"{item.count} {item.sku}" for item in items)
    return f"{wares} for {customer.name} in {customer.city}"


def today() -> str:
    """What is to be done"""
    return "Water the plants"


def greet(name: str) -> str:
    """Asks for a greeting"""
    return f"Greet {name}"


def add_to(server, tool_error: type[Exception]) -> None:
    """Registers everything on a server that has the decorators `tool`, `resource` and `prompt`.

    `tool_error` is the SDK's exception whose text the client may see.
    """

    def fail() -> str:
        """Always fails"""
        raise tool_error("out of stock")

    for tool in (echo, add, order, fail):
        server.tool()(tool)
    server.resource(NOTE_URI)(today)
    server.prompt()(greet)
