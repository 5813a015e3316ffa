import { type Chance, createChance } from "./chance.ts";

export interface MalformedRequest {
	kind: string;
	pieces: (string | Buffer)[];
	afterwards: "end" | "wait" | "cut";
	/** Whether a success would be a mistake; the others may be answered as the address that they turn out to be. */
	mustFail: boolean;
	bodiless?: boolean;
}

type Maker = (chance: Chance, host: string) => Omit<MalformedRequest, "kind">;

const cached = ["/", "/en", "/blogue", "/services/grand-menage"];
const pages = [...cached, "/contactez-nous", "/estimation-gratuite", "/recherche"];
const forms = [
	"/contactez-nous",
	"/estimation-gratuite",
	"/estimation-gratuite/ou-et-quand",
	"/_estimate/save",
	"/_estimate/link",
	"/_consent",
	"/admin/connexion",
	"/admin/personnes",
];
const every = [...pages, ...forms, "/admin", "/admin/membres", "/readyz", "/sitemap.xml", "/favicon.ico"];
/** The endings under which an address answers in another shape. */
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

const makers: Readonly<Record<string, Maker>> = {
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
	smuggle: (chance, host) => {
		const inner = `GET /admin/smuggled-${chance.below(99)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
		const both = chance.oneOf([
			"Content-Length: 5\r\nTransfer-Encoding: chunked",
			"Transfer-Encoding: chunked\r\nContent-Length: 5",
			"Transfer-Encoding: xchunked\r\nContent-Length: 3",
			"Transfer-Encoding: chunked, identity",
			"Transfer-Encoding: identity, chunked\r\nTransfer-Encoding: x",
			"Transfer-Encoding : chunked",
			"Transfer-Encoding:\tchunked\r\nContent-Length: 0",
			"Transfer_Encoding: chunked",
			"Content-Length: 0\r\nContent-Length: 44",
			"Content-Length: +5",
			"Content-Length: 5, 6",
			"Content-Length: 0x5",
			"Content-Length: -1",
			"Content-Length: 1e3",
			"Content-Length: 99999999999999999999999",
			"Content-Length: 5 5",
			"Content-Length:",
		]);
		const head = `POST ${chance.oneOf(forms)} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\n${both}\r\n\r\n`;
		return refused([head, `0\r\n\r\n${inner}`]);
	},
	chunks: (chance, host) => {
		const chunk = chance.oneOf([
			...[
				"zz\r\nabc\r\n",
				"5\r\nab\r\n",
				"-1\r\n\r\n",
				"ffffffffffffffff\r\na\r\n",
				"5;ext\r\nabcde\r\n0\r\n\r\n",
				"5\nabcde\n0\n\n",
			],
			...[
				"0\r\nHost: evil.example\r\n\r\n",
				"1\r\na\r\n".repeat(500),
				`5;${"x".repeat(20_000)}\r\nabcde\r\n0\r\n\r\n`,
				"\r\n\r\n",
				"0x5\r\nabcde\r\n",
			],
		]);
		const type = chance.oneOf(["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"]);
		return refused([
			head("POST", chance.oneOf(forms), host, `Content-Type: ${type}\r\nTransfer-Encoding: chunked`),
			chunk,
		]);
	},
	body: (chance, host) => {
		const type = chance.oneOf([
			...["text/plain", "application/json", "text/xml", "", "multipart/form-data", "application/x-www-form-urlencoded"],
			...[
				"multipart/form-data; boundary=",
				`multipart/form-data; boundary=${"b".repeat(300)}`,
				"multipart/form-data; boundary=a;b",
			],
			...[
				"application/x-www-form-urlencoded; charset=utf-7",
				'multipart/form-data; boundary="a\\"b"',
				"multipart/mixed; boundary=b",
			],
		]);
		const bodies = [chance.bytes(chance.below(4000)), Buffer.from("%".repeat(500)), Buffer.from("a".repeat(70_000))];
		const body = chance.oneOf([
			...bodies,
			Buffer.from("&=&=%zz&".repeat(900)),
			Buffer.alloc(0),
			Buffer.from('{"__proto__":{"a":1}}'),
		]);
		const more = chance.oneOf(["", "Content-Encoding: gzip\r\n", "Content-Encoding: br\r\n"]);
		const headers = `Content-Type: ${type}\r\n${more}Content-Length: ${body.length}`;
		return refused([head("POST", chance.oneOf(forms), host, headers), body]);
	},
	multipart: (chance, host) => {
		const disposition = chance.oneOf([
			...[
				'form-data; name="photos"; filename="../../x.jpg"',
				'form-data; name="__proto__"',
				"form-data",
				"attachment; name=x",
			],
			...[
				'form-data; name="a\r\nb"',
				`form-data; name="${"n".repeat(9000)}"`,
				"form-data; name=\"photos\"; filename*=UTF-8''%ff",
				"",
			],
		]);
		const ends = chance.oneOf(["\r\n--b--\r\n", "\r\n--b", "", "\r\n--c--", "\n--b--\n", "\r\n--b\r\n".repeat(400)]);
		const body = Buffer.concat([
			Buffer.from(
				`--b\r\nContent-Disposition: ${disposition}\r\n${chance.oneOf(["", "Content-Type: image/jpeg\r\n"])}\r\n`,
				"latin1",
			),
			chance.bytes(chance.below(3000)),
			Buffer.from(ends),
		]);
		const headers = `Content-Type: multipart/form-data; boundary=b\r\nSec-Fetch-Site: ${chance.oneOf(["same-origin", "cross-site"])}\r\nContent-Length: ${body.length}`;
		return any([head("POST", chance.oneOf(forms) + chance.oneOf(["", ".data"]), host, headers), body]);
	},
	fields: (chance, host) => {
		const name = chance.oneOf([
			"key",
			"name",
			"email",
			"service",
			"intent",
			"step",
			"person",
			"choice",
			"path",
			"code",
			"__proto__",
		]);
		const value = chance.oneOf([
			"",
			"\0",
			"a".repeat(60_000),
			"../..",
			"{}",
			"[object Object]",
			"NaN",
			"-1",
			"1e309",
			"\u202e",
			"💥".repeat(4000),
		]);
		const body = new URLSearchParams(Array.from({ length: 1 + chance.below(30) }, () => [name, value]))
			.toString()
			.slice(0, 65_000);
		const from = chance.oneOf([
			"Sec-Fetch-Site: same-origin",
			`Origin: http://${host}`,
			"Origin: null",
			"Origin: https://evil.example",
		]);
		const headers = `Content-Type: application/x-www-form-urlencoded\r\n${from}\r\nContent-Length: ${Buffer.byteLength(body)}`;
		return any([head("POST", chance.oneOf(forms) + chance.oneOf(["", ".data", "?index"]), host, headers), body]);
	},
	pipeline: (chance, host) => {
		const good = get(chance.oneOf(cached), host).replace("close", "keep-alive");
		return any([
			good.repeat(1 + chance.below(40)),
			chance.oneOf([good, "GET\r\n\r\n", "\x16\x03\x01\x02", get("/%", host)]),
			get("/", host),
		]);
	},
	cut: (chance, host) => {
		const whole = `${head("POST", chance.oneOf(forms), host, "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 400")}a=b`;
		return { ...any([whole.slice(0, 1 + chance.below(whole.length))]), afterwards: chance.oneOf(["end", "cut"]) };
	},
	noise: (chance) => refused([chance.bytes(1 + chance.below(2000)), chance.oneOf(["", "\r\n\r\n", "\n\n"])]),
	"other protocols": (chance) =>
		refused([
			chance.oneOf<string | Buffer>([
				Buffer.from("16030100a5010000a10303", "hex"),
				"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
				"\x05\x01\x00",
				"SSH-2.0-OpenSSH_9.0\r\n",
				"EHLO evil.example\r\n\r\n",
				"PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\n\r\n",
				"\r\n\r\n\r\n\r\n",
				"*1\r\n$4\r\nPING\r\n",
			]),
		]),
	head: (chance, host) => ({
		...any([
			head(
				"HEAD",
				chance.oneOf(every) + chance.oneOf(["", "%", "?x=%", ".data", "/_payload.json"]),
				host,
				"Accept: */*",
			),
		]),
		bodiless: true,
	}),
};

/** The same corpus for the same seed: as many of each kind. */
export function* malformedRequests(count: number, seed: number, host: string): Generator<MalformedRequest> {
	const chance = createChance(seed);
	const kinds = Object.entries(makers);
	for (let index = 0; index < count; index++) {
		const [kind, make] = kinds[index % kinds.length] as [string, Maker];
		yield { kind, ...make(chance, host) };
	}
}

function refused(pieces: (string | Buffer)[]): Omit<MalformedRequest, "kind"> {
	return { pieces, afterwards: "end", mustFail: true };
}

function any(pieces: (string | Buffer)[]): Omit<MalformedRequest, "kind"> {
	return { pieces, afterwards: "end", mustFail: false };
}

function get(target: string, host: string): string {
	return head("GET", target, host, "Accept: */*");
}

function head(method: string, target: string, host: string, headers: string): string {
	return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n\r\n`;
}
