import { connect } from "node:net";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import { atMost, exactly, type FaultReport } from "../faults/figures.ts";
import { ask, cookiesOf, post } from "./ask.ts";
import { secondCheck } from "./second-check.ts";
import { createTally } from "./tally.ts";
import { type Target, withTarget } from "./target.ts";

const start = "/estimation-gratuite";
const visitPage = `${start}/ou-et-quand`;
const typed = "Je tape ceci en confiance";

/** Draft fixation, uploads that never end, guesses at the second check of a lead, and planted cookies. */
export function drafts(): Promise<FaultReport[]> {
	return withTarget({ TRUSTED_PROXIES: "1" }, async (target) => [
		await fixation(target),
		await slowUploads(target),
		await secondCheck(target),
		await cookieNames(),
	]);
}

const from = (network: string) => ({ "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": `${network}.7` });

async function begin(origin: string, network: string): Promise<string> {
	return cookiesOf(await post(origin, start, { service: "dryer-ducts" }, { headers: from(network) }));
}

/** The attacker takes the draft's id from their own cookie and sends a visitor the resume link. */
async function fixation({ origin }: Target): Promise<FaultReport> {
	const tally = createTally();
	const resumeOf = (cookie: string) => `/_estimate/resume/${/=%22([\w-]{22})%22/.exec(cookie)?.[1]}`;
	for (const visitorHasDraft of [false, true]) {
		const attacker = await begin(origin, "10.20.1");
		const link = resumeOf(attacker);
		const own = visitorHasDraft ? await begin(origin, "10.20.2") : "";
		const crossSite = { "Sec-Fetch-Site": "cross-site", "X-Forwarded-For": "10.20.2.7" };
		let cookie = own;
		let path = link;
		// Browsers follow a link from a mail or another site like this; link scanners of mail programs do the same.
		for (let hops = 0; hops < 5; hops++) {
			const answer = await ask({ origin, path, cookie, headers: crossSite });
			tally.note(
				"cookies that a link set",
				(answer.headers["set-cookie"] ?? []).find((line) => /estimate/.test(line)),
			);
			cookie = cookiesOf(answer, cookie);
			if (!answer.headers.location) break;
			path = new URL(answer.headers.location, origin).pathname;
		}
		const forged = await post(origin, path, {}, { cookie, headers: crossSite });
		tally.note("forms of other sites that resumed", forged.status !== 403 && String(forged.status));
		const resumed = await post(origin, path, {}, { cookie, headers: from("10.20.2") });
		cookie = cookiesOf(resumed, cookie);
		await post(origin, "/_estimate/save", { step: "person", name: typed }, { cookie, headers: from("10.20.2") });
		await post(origin, visitPage, { postalCode: "H2T 2S9", comment: typed }, { cookie, headers: from("10.20.2") });
		const shown = await ask({ origin, path: visitPage, cookie });
		tally.note("visitors who lost what they typed", !shown.body.includes(typed) && String(shown.status));
		for (const spied of [visitPage, `${start}/vous`, `${visitPage}/_payload.json`, link, path]) {
			const { body, headers } = await ask({ origin, path: spied, cookie: attacker });
			tally.note("pages that show the attacker what was typed", body.includes(typed) && spied);
			tally.note("links that still work", path === spied && !headers.location?.includes("moved") && spied);
		}
	}
	return {
		title: "resume links to a draft whose id an attacker knows",
		figures: tally.figures(
			"cookies that a link set",
			"forms of other sites that resumed",
			"visitors who lost what they typed",
			"pages that show the attacker what was typed",
			"links that still work",
		),
	};
}

async function slowUploads({ origin, port }: Target): Promise<FaultReport> {
	const boundary = "slow";
	const body = `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
	const open = await Promise.all(
		Array.from({ length: 24 }, async (_, n) => {
			const cookie = await begin(origin, `10.30.${n}`);
			const socket = connect(port, "127.0.0.1");
			const slow = { socket, received: "", closedAt: 0 };
			socket
				.on("error", () => {})
				.on("data", (chunk) => {
					slow.received += chunk.toString();
				})
				.on("close", () => {
					slow.closedAt = performance.now();
				});
			const head = `POST ${visitPage} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\nX-Forwarded-For: 10.30.${n}.7\r\nSec-Fetch-Site: same-origin\r\n`;
			const type = `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 5000000\r\n\r\n`;
			socket.write(head + type + body);
			return slow;
		}),
	);
	const started = performance.now();
	const dripping = setInterval(() => {
		for (const { socket } of open) if (socket.writable) socket.write("x");
	}, 1000);
	let kept = 0;
	const sent = 5;
	for (let n = 0; n < sent; n++) {
		const photo = new Uint8Array(
			await plain(320 + n, 240)
				.jpeg()
				.toBuffer(),
		);
		const cookie = await begin(origin, `10.31.${n}`);
		const form = new FormData();
		form.set("intent", "photos");
		form.append("photos", new Blob([photo]), "photo.jpg");
		await post(origin, visitPage, form, { cookie, headers: from(`10.31.${n}`) });
		const { body: shown } = await ask({ origin, path: visitPage, cookie });
		kept += new Set(shown.match(/\/_estimate\/photos\/[\w-]+/g)).size;
	}
	while (open.some(({ closedAt }) => closedAt === 0) && performance.now() - started < 60_000) {
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	clearInterval(dripping);
	const held = Math.max(...open.map(({ closedAt }) => (closedAt || performance.now()) - started)) / 1000;
	for (const { socket } of open) socket.destroy();
	return {
		title: "24 uploads at one byte a second, each from a network and with a draft of its own",
		figures: [
			exactly("photos of other visitors kept", kept, sent),
			exactly("slow uploads answered 408", open.filter(({ received }) => received.includes(" 408 ")).length, 24),
			atMost("until the last slow one was ended", held, 25, " s"),
		],
	};
}

function cookieNames(): Promise<FaultReport> {
	const publicOrigin = "https://www.airelle.example";
	return withTarget({ PUBLIC_ORIGIN: publicOrigin }, async ({ origin }) => {
		const headers = { Host: "www.airelle.example", Origin: publicOrigin, "Sec-Fetch-Site": "same-origin" };
		const first = await post(origin, start, { service: "dryer-ducts" }, { headers });
		const [line = ""] = first.headers["set-cookie"] ?? [];
		const old = `estimate=${line.split(";")[0]?.split("=")[1]}`;
		const saved = await post(origin, "/_estimate/save", { step: "person", name: typed }, { headers, cookie: old });
		const renamed = cookiesOf(saved, old);
		const spied = await ask({ origin, path: `${start}/details`, cookie: old, headers });
		const kept = await ask({ origin, path: `${start}/details`, cookie: renamed, headers });
		return {
			title: "cookies over https",
			figures: [
				exactly("drafts remembered without __Host-", /^__Host-estimate=.*; Secure/.test(line) ? 0 : 1, 0),
				exactly("drafts of earlier builds that were lost", kept.status === 200 ? 0 : 1, 0),
				exactly("planted drafts that their planter still opens", spied.status === 200 ? 1 : 0, 0),
			],
		};
	});
}
