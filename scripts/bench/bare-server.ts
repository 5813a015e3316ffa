import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The minimum that Node can do: the same headers and bytes for every request, which it neither inspects nor logs. */
const [, , port, file = ""] = process.argv;
const { head, body } = JSON.parse(readFileSync(file, "utf8")) as { head: string[]; body: string };
const bytes = Buffer.from(body, "base64");
createServer((_, response) => {
	response.writeHead(200, head);
	response.end(bytes);
}).listen(Number(port), "127.0.0.1");
process.on("SIGTERM", () => process.exit(0));
