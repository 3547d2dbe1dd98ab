// Stands in for an action of others: prints its inputs as one line of JSON.
const inputs = Object.entries(process.env).filter(([name]) => name.startsWith("INPUT_"));
console.log(JSON.stringify(Object.fromEntries(inputs.map(([name, value]) => [name.slice(6).toLowerCase(), value]))));
