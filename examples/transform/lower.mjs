// Reads {result}, writes it with the first text in small letters.
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { result } = JSON.parse(text);
result.content[0].text = result.content[0].text.toLowerCase();
process.stdout.write(JSON.stringify({ result }));
