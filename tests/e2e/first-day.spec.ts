import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../scripts/free-port.ts";
import { totp } from "../contracts/totp.ts";
import { overflow, violations } from "./axe.ts";
import { field, openContent, publish, saved } from "./editor.ts";
import { hydrated, test } from "./journey.ts";
import { jules, lou } from "./office-members.ts";
import type { TestServer } from "./server.ts";
import { expect, password, signIn } from "./staff-office.ts";

/** Browsers log the status of a refused form as a console error. */
test.use({ expectedErrors: /status of (?:409|410|422|429)/ });

const step = (page: Page, name: string) =>
	page.locator(".first-day-step, .first-day-line-of").filter({ has: page.getByRole("heading", { name }) });

async function open(page: Page, server: Pick<TestServer, "origin">, path = ""): Promise<void> {
	await page.goto(`${server.origin}/admin/premier-jour${path}`);
	await hydrated(page);
}

interface Post {
	url: string;
	/** The password that the server accepts. */
	accepted: string;
	codes: string[];
	stop(): Promise<void>;
}

/** A mail server with one account, whose URL has the password `secret`. */
async function startPost(): Promise<Post> {
	const post: Post = { url: "", accepted: "another", codes: [], stop: async () => {} };
	const server = new SMTPServer({
		...{ allowInsecureAuth: true, disabledCommands: ["STARTTLS"], logger: false, closeTimeout: 100 },
		onAuth({ password: given }, _, done) {
			if (given === post.accepted) done(null, { user: "boreale" });
			else done(Object.assign(new Error("5.7.8 Username and Password not accepted"), { responseCode: 535 }));
		},
		onData(stream, _, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				void PostalMime.parse(Buffer.concat(chunks)).then(({ subject, text }) => {
					const code = /^\d{4}/.exec(subject ?? "")?.[0] ?? "";
					if (text?.includes(code)) post.codes.push(code);
					done();
				});
			});
		},
	});
	server.on("error", () => {});
	const port = await freePort();
	await new Promise<void>((ready) => server.listen(port, "127.0.0.1", () => ready()));
	post.url = `smtp://boreale:secret@127.0.0.1:${port}`;
	post.stop = () => new Promise((stopped) => server.close(() => stopped()));
	return post;
}

for (const javaScriptEnabled of [true, false]) {
	const tag = javaScriptEnabled ? [] : ["@thorough"];
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript, on a phone", { tag }, () => {
		test.use({ javaScriptEnabled, ...(!javaScriptEnabled && { viewport: { width: 390, height: 844 } }) });

		test("a test mail says why it does not leave, then arrives, and its code completes the step", async ({
			page,
			launchOffice,
		}) => {
			const post = await startPost();
			try {
				const server = await launchOffice({ SMTP_URL: post.url });
				await signIn(page, server);
				await page.goto(`${server.origin}/admin/premier-jour`);
				const mails = step(page, "Courriels");
				await mails.getByRole("button", { name: "Envoyer un essai" }).click();
				await expect(mails).toContainText("Le serveur 127.0.0.1 a refusé le mot de passe.");
				await expect(mails).toContainText("535 5.7.8 Username and Password not accepted");
				await expect(mails).not.toContainText("secret");
				await expect(mails.getByLabel(/code à quatre chiffres/)).toHaveCount(0);
				post.accepted = "secret";
				await mails.getByRole("button", { name: "Envoyer un autre essai" }).click();
				await expect(page.getByText("L’essai est parti. Le code est dans le courriel.")).toBeVisible();
				expect(post.codes).toHaveLength(1);
				const code = post.codes[0] ?? "";
				const field = mails.getByLabel(/code à quatre chiffres/);
				await field.fill("12");
				await mails.getByRole("button", { name: "Confirmer" }).click();
				await expect(mails).toContainText("Écrivez les quatre chiffres du courriel.");
				await field.fill(String((Number(code) + 1) % 10_000).padStart(4, "0"));
				await field.press("Enter");
				await expect(mails).toContainText("Encore 4 essais.");
				if (javaScriptEnabled) await expect(field).toBeFocused();
				await field.fill(code);
				await field.press("Enter");
				await expect(page.getByText("Confirmé : les courriels du site arrivent.")).toBeVisible();
				await expect(mails).toContainText("Un essai est arrivé chez Ariane Bois");
				expect(await overflow(page)).toBeLessThanOrEqual(0);
				await page.goto(`${server.origin}/admin/journal`);
				await expect(page.getByText("a confirmé que les courriels arrivent")).toBeVisible();
			} finally {
				await post.stop();
			}
		});
	});
}

test("without a mail server the page says that no mail leaves, and which settings to set", {
	tag: "@thorough",
}, async ({ page, launchOffice }) => {
	const server = await launchOffice();
	await signIn(page, server);
	await open(page, server);
	const mails = step(page, "Courriels");
	await expect(mails).toContainText("Aucun courriel ne part");
	await expect(mails).toContainText("SMTP_URL");
	await expect(mails.getByRole("button")).toHaveCount(0);
});

test("every screen says that facts of the example are online, until they are replaced in the settings", {
	tag: "@thorough",
}, async ({ page, launchOffice }) => {
	const server = await launchOffice();
	const banner = page.getByRole("note").filter({ hasText: "de l’exemple" });
	const start = async (path: string) => {
		await page.goto(server.origin + path);
		await hydrated(page);
	};
	for (const [member, link] of [
		[jules, null],
		[lou, "Ouvrir les réglages"],
	] as const) {
		await page.context().clearCookies();
		await signIn(page, server, member);
		await start("/admin/agenda");
		await expect(banner).toContainText("4 faits de l’exemple sont encore en ligne.");
		await expect(banner.getByRole("link")).toHaveText(link ? [link] : []);
	}
	await page.context().clearCookies();
	await signIn(page, server);
	await start("/admin/compte");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
	await banner.getByRole("link", { name: "Voir la liste" }).click();
	await page.waitForURL(/premier-jour#exemple$/);
	const traces = page.getByRole("region", { name: "Encore fictif sur le site" });
	await expect(traces).toContainText("4210, rue des Airelles");

	await start("/admin/reglages/entreprise");
	await page.getByLabel("Téléphone").fill("438 555-0199");
	await page.getByLabel("Courriel").fill("bonjour@boreale.example");
	await page.getByLabel("Rue").fill("12, rue du Nord");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(banner).toContainText("1 fait de l’exemple est encore en ligne.");
	await start("/admin/reglages/marque");
	await page.locator('input[name="name"]').fill("Propreté Boréale");
	await page.getByRole("button", { name: "Publier" }).click();
	await open(page, server);
	await expect(banner).toContainText("1 fait de l’exemple est encore en ligne.");
	await expect(step(page, "Marque")).toContainText("lettres de l’exemple, «\u00a0AIR\u00a0»");
	await traces.getByRole("link", { name: "nouvelles demandes" }).click();
	await page.locator('input[name="prefix"]').fill("PB");
	await page.getByRole("button", { name: "Publier" }).click();
	await expect(banner).toHaveCount(0);

	await open(page, server);
	await expect(traces).not.toContainText("4210, rue des Airelles");
	await expect(step(page, "Renseignements de l’entreprise").getByRole("link", { name: /Revoir/ })).toBeVisible();
	await expect(traces.getByRole("link", { name: /propos/ })).toHaveAttribute("href", "/admin/contenu/legal:about");
});

test("a legal text is approved with a name, and an edit opens it again", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	const server = await launchOffice();
	await signIn(page, server);
	await open(page, server);
	await step(page, "Textes légaux").getByRole("link", { name: "Lire et approuver" }).click();
	await page.waitForURL(/textes\/privacy$/);
	for (const next of [/textes\/terms$/, /textes\/guarantee$/, /textes\/accessibility$/, /premier-jour$/]) {
		await page.getByRole("button", { name: "J’ai lu ce texte et je l’approuve" }).click();
		await page.waitForURL(next);
	}
	await expect(step(page, "Textes légaux")).toContainText("Les quatre textes sont approuvés.");
	await openContent(page, server, "/legal:guarantee");
	await field(page, "fr", "matter.lead").fill("Nous recommençons, et nous le disons d’abord.");
	await saved(page, "fr");
	await publish(page, "fr");
	await open(page, server);
	await expect(step(page, "Textes légaux")).toContainText("modifié depuis son approbation");
	await expect(step(page, "Textes légaux")).toContainText("approuvé par Ariane Bois");
});

test("the page leaves the menu, stays reachable and comes back; prices are approved as they are", {
	tag: "@thorough",
}, async ({ page, launchOffice }) => {
	const server = await launchOffice();
	await signIn(page, server);
	await open(page, server);
	const entry = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: /^Premier jour/ });
	await expect(entry).toContainText("9");
	expect(await violations(page)).toEqual([]);
	await step(page, "Prix").getByRole("button", { name: "Ces prix sont les bons" }).press("Enter");
	await expect(entry).toContainText("8");
	await expect(page.locator(".first-day-notice")).toBeFocused();
	await expect(step(page, "Prix")).toContainText("approuvée par Ariane Bois");
	await page.getByRole("button", { name: "Masquer cette page du menu" }).click();
	await expect(entry).toHaveCount(0);
	await page.goto(`${server.origin}/admin/reglages`);
	await hydrated(page);
	await expect(entry).toHaveCount(0);
	await page.getByRole("link", { name: /^Premier jour/ }).click();
	await page.getByRole("button", { name: "Remettre cette page dans le menu" }).click();
	await expect(entry).toBeVisible();
});

for (const [locale, width, height] of [
	["fr", 1440, 900],
	["en", 390, 844],
	["fr", 320, 640],
] as const) {
	test(`has no violations and no sideways scroll in ${locale} at ${width} pixels`, { tag: "@thorough" }, async ({
		page,
		launchOffice,
	}) => {
		const server = await launchOffice({ SMTP_URL: "smtp://127.0.0.1:1" });
		await signIn(page, server);
		await page.setViewportSize({ width, height });
		await page.request.post(`${server.origin}/admin/langue`, { form: { locale }, headers: { Origin: server.origin } });
		for (const path of ["", "/textes/terms"]) {
			await open(page, server, path);
			expect(await violations(page), path).toEqual([]);
			expect(await overflow(page), path).toBeLessThanOrEqual(0);
		}
	});
}

/** Stands at the public address, in front of the site. */
async function startFront(server: () => TestServer): Promise<Server & { away: "no" | "parked" | "dead" }> {
	const front = Object.assign(
		createServer((request, response) => {
			const isCheck = request.url?.startsWith("/_verification/");
			if (isCheck && front.away === "dead") return void request.socket.destroy();
			if (isCheck && front.away === "parked") return void response.end("Ce domaine est à vendre");
			const { method, url: path, headers } = request;
			const passed = httpRequest({ host: "127.0.0.1", port: server().port, method, path, headers }, (answer) => {
				response.writeHead(answer.statusCode ?? 500, answer.headers);
				answer.pipe(response);
			});
			passed.on("error", () => response.destroy());
			request.pipe(passed);
		}),
		{ away: "no" as "no" | "parked" | "dead" },
	);
	await new Promise<void>((ready) => front.listen(0, "localhost", ready));
	return front;
}

test("the check of the domain tells this site from another one and from nothing", { tag: "@thorough" }, async ({
	page,
	launchOffice,
}) => {
	let server: TestServer | undefined;
	const front = await startFront(() => server as TestServer);
	const origin = `http://localhost:${(front.address() as AddressInfo).port}`;
	server = await launchOffice({ PUBLIC_ORIGIN: origin });
	const site = { ...server, origin };
	await signIn(page, site);
	// With a public address, administrators need a second factor.
	await page.goto(`${origin}/admin/connexion/second-facteur`);
	await page.getByLabel("Mot de passe actuel").fill(password);
	await page.getByRole("button", { name: "Commencer" }).click();
	const key = (await page.locator("[data-key]").textContent()) ?? "";
	await page.getByLabel("Code", { exact: true }).fill(totp(key.replaceAll(" ", "")));
	await page.getByRole("button", { name: "Activer le second facteur" }).click();
	await page.waitForURL(/\/admin$/);
	await open(page, site);
	await expect(step(page, "Second facteur")).toContainText("en a un");
	const domain = step(page, "Votre domaine");
	for (const [away, words] of [
		["no", "C’est bien ce site qui répond"],
		["parked", "mène encore ailleurs"],
		["dead", "Rien ne répond"],
	] as const) {
		front.away = away;
		await domain.getByRole("button", { name: "Vérifier" }).click();
		await expect(domain).toContainText(words);
	}
	front.away = "no";
	expect((await page.request.get(`${origin}/_verification/anything.else`)).status()).toBe(404);
	front.closeAllConnections();
	front.close();
});
