import { any, every, get, type Maker, pages, refused } from "./malformed.ts";

/** Path suffixes that select another representation of a page. */
const shapes = [".data", "/_payload.json", "/_.data", ".data?_routes=", "/_payload.json/_payload.json", "/.data", "/"];
const climbs = ["..", "%2e%2e", ".%2e", "%2E.", "..%2f", "%2e%2e%2f", "..%5c", "....//", "%252e%252e", "..;"];
const overlong = [
	"%c0%af",
	"%c0%ae%c0%ae",
	"%e0%80%af",
	"%f0%80%80%af",
	"%fc%80%80%80%80%af",
	"%ed%a0%80",
	"%ff",
	"%c3",
];
const controls = ["%00", "%0a", "%0d%0a", "%09", "%7f", "%1b[31m", "%08", "%e2%80%a8", "%c2%85"];

/** Malformed request lines, URLs and headers. */
export const malformedHeads: Readonly<Record<string, Maker>> = {
	method: (chance, host) => {
		const method = chance.oneOf([
			...["TRACE", "TRACK", "CONNECT", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "MKCOL", "LOCK", "SEARCH"],
			...[
				"get",
				"Get",
				"GE T",
				"G\x00ET",
				"GET\t",
				"",
				"_",
				"PRI",
				"M-SEARCH",
				"QUERY",
				"A".repeat(chance.below(9000)),
			],
		]);
		return refused([`${method} ${chance.oneOf(every)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`]);
	},
	version: (chance, host) => {
		const version = chance.oneOf([
			"HTTP/9.9",
			"HTTP/0.9",
			"HTTP/2.0",
			"http/1.1",
			"HTTP/1.1 ",
			"HTTP/1.",
			"",
			"ICY/1.0",
		]);
		return refused([`GET ${chance.oneOf(every)} ${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`]);
	},
	climb: (chance, host) => {
		const depth = 1 + chance.below(12);
		const path = Array.from({ length: depth }, () => chance.oneOf(climbs)).join(chance.oneOf(["/", "%2f", "\\", "//"]));
		const goal = chance.oneOf([
			"etc/passwd",
			"data/secret",
			"data/airelle.sqlite",
			".env",
			"package.json",
			"admin/membres",
		]);
		return any([get(`${chance.oneOf(["", "/assets", "/en", "/pictures", "/builds"])}/${path}/${goal}`, host)]);
	},
	encoding: (chance, host) => {
		const odd = chance.oneOf([...overlong, "%", "%2", "%zz", "%u0061", "%%20"]);
		return refused([get(`${chance.oneOf(every)}${chance.oneOf(["", "/", "x"])}${odd}${chance.below(9)}%`, host)]);
	},
	control: (chance, host) => any([get(`${chance.oneOf(every)}${chance.oneOf(controls)}${chance.below(99)}`, host)]),
	shape: (chance, host) => {
		const ends = Array.from({ length: 1 + chance.below(3) }, () => chance.oneOf(shapes)).join("");
		return any([
			get(`${chance.oneOf(every)}/${chance.below(9)}${ends}${encodeURIComponent(chance.text(chance.below(12)))}`, host),
		]);
	},
	query: (chance, host) => {
		const query = Array.from({ length: chance.below(40) }, () => encodeURIComponent(chance.text(chance.below(9))));
		return any([get(`${chance.oneOf(pages)}?${query.join(chance.oneOf(["&", "=", "%", ";"]))}`.slice(0, 3000), host)]);
	},
	target: (chance, host) => {
		const target = chance.oneOf([
			...[
				"http://evil.example/",
				`http://${host}/`,
				"https://evil.example:443/admin",
				"evil.example:80",
				"*",
				"javascript:1",
			],
			...[
				"//evil.example",
				"/\\evil.example",
				"///evil.example/%2f..",
				"?",
				"#",
				"/#",
				"a b",
				"/a b",
				`/${"a".repeat(4000)}`,
			],
			...[
				"\\",
				"http:///",
				"http://[::1",
				"file:///etc/passwd",
				"gopher://x",
				"\x7f",
				"/\xff\xfe",
				"http://user:pw@x/",
			],
		]);
		return any([Buffer.from(get(target, host), "latin1")]);
	},
	host: (chance) => {
		const hosts = [
			"evil.example",
			"",
			"localhost/admin?",
			"localhost:99999",
			"[::1",
			"localhost, evil.example",
			"a b",
			"\xff",
		];
		const host = chance.oneOf([
			...hosts,
			"127.0.0.1@evil.example",
			"localhost.evil.example",
			"localhost%00",
			"localhost:65536",
		]);
		const more = chance.oneOf([
			"",
			"Host: evil.example\r\n",
			"X-Forwarded-Host: evil.example\r\n",
			"hOsT: localhost\r\n",
		]);
		const page = chance.oneOf([...pages, "/admin"]);
		return refused([
			Buffer.from(
				`GET ${page} HTTP/1.1\r\nHost: ${host}\r\n${more || "Host: two\r\n"}Connection: close\r\n\r\n`,
				"latin1",
			),
		]);
	},
	"no host": (chance) => refused([`GET ${chance.oneOf(pages)} HTTP/1.${chance.below(2)}\r\nConnection: close\r\n\r\n`]),
	header: (chance, host) => {
		const line = chance.oneOf([
			...[
				"No colon here",
				": empty",
				"Space : x",
				" Folded: x",
				"A\x00B: x",
				"X: \x00",
				"X: a\rb",
				"X: a\nb",
				"\x01: x",
			],
			...["Content-Length: 1\r\n Folded", "X: \x7f", "Cookie\t: a", "(x): 1", "X[]: 1", "é: 1"],
		]);
		return any([
			Buffer.from(
				`GET ${chance.oneOf(pages)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${line}\r\n\r\n`,
				"latin1",
			),
		]);
	},
	"huge header": (chance, host) => {
		const big = chance.oneOf([
			`X: ${"a".repeat(20_000 + chance.below(60_000))}\r\n`,
			Array.from({ length: 3000 }, (_, index) => `X${index}: y\r\n`).join(""),
			`Cookie: ${"a=b; ".repeat(8000)}\r\n`,
			`${"N".repeat(20_000)}: x\r\n`,
		]);
		return refused([`GET ${chance.oneOf(pages)} HTTP/1.1\r\nHost: ${host}\r\n${big}\r\n`]);
	},
	"odd values": (chance, host) => {
		const name = chance.oneOf([
			...[
				"Cookie",
				"Accept-Encoding",
				"Accept-Language",
				"If-None-Match",
				"Range",
				"Referer",
				"Sec-Fetch-Site",
				"Accept",
			],
			...[
				"X-Forwarded-For",
				"Forwarded",
				"X-Original-URL",
				"X-Rewrite-URL",
				"X-HTTP-Method-Override",
				"Expect",
				"Upgrade",
			],
			...["If-Modified-Since", "Content-Type", "Transfer-Encoding", "Connection", "TE", "Trailer", "Authorization"],
		]);
		const values = [
			chance.text(chance.below(200)),
			"bytes=0-,0-,0-,0-",
			"%",
			"*",
			"a,".repeat(900),
			"locale=%; estimate=%zz",
		];
		const value = chance.oneOf(values).replace(/[\r\n]/g, "");
		return any([
			`GET ${chance.oneOf(every)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${name}: ${value}\r\n\r\n`,
		]);
	},
};
