// Reads {name, arguments}, writes it with the city in capitals.
let text = "";
for await (const chunk of process.stdin) text += chunk;
const request = JSON.parse(text);
request.arguments.city = request.arguments.city.toUpperCase();
process.stdout.write(JSON.stringify(request));
