import { any, cached, every, forms, get, head, type Maker, refused } from "./malformed.ts";

/** Malformed bodies and lengths, request smuggling, pipelining, and bytes that are not HTTP. */
export const malformedBodies: Readonly<Record<string, Maker>> = {
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
