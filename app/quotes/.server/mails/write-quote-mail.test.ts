import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endProposals } from "#app/leads/.server/appointments/end-appointments.ts";
import { locales } from "#app/locale/locales.ts";
import { sampleQuote } from "#app/model/quotes/sample-quote.testing.ts";
import { quoteMailWords } from "#content/mail/quotes.ts";
import { openQuoteMails, origin, place, type QuoteMails } from "../../../../tests/mail/quote-mails.ts";
import { previewQuoteMail } from "./quote-mails.ts";

// Loads React Email first, so that its loading time does not count toward a test.
beforeAll(() => import("@react-email/components"));

let quotes: QuoteMails;
beforeEach(async () => {
	quotes = await openQuoteMails();
});
afterEach(() => quotes.close());

const sentMail = async () => (await quotes.mails("quote-sent"))[0];

describe.each(locales)("the mail with a quote, in %s", (locale) => {
	const isFrench = locale === "fr";
	beforeEach(async () => {
		await quotes.close();
		quotes = await openQuoteMails({ locale });
	});

	it("says the price, until when, the proposed time, the way to accept and how to decline", async () => {
		await quotes.send(1, { place, text: "À vendredi,\n\nAriane" });
		const mail = await sentMail();
		expect(mail).toMatchObject({ to: "maelle@example.com", replyTo: "bonjour@airelle.example" });
		expect(mail?.subject).toBe(`${isFrench ? "Votre soumission" : "Your quote"} AIR-7K2M9QX`);
		const text = mail?.text ?? "";
		const parts = isFrench
			? [
					"À vendredi,\n\nAriane",
					"633,51\u00a0$",
					"Valable jusqu’au 18 décembre 2026",
					"vendredi 20 novembre 2026, entre 8\u00a0h et 10\u00a0h",
					"jusqu’au 20 novembre 2026 à 8\u00a0h.",
					`Lire et accepter ${origin}/estimation-gratuite/suivi/`,
					"rien à payer maintenant",
					"appelez-nous au 514\u00a0555-0142 ou répondez à ce courriel",
					"Préparée par",
				]
			: [
					"À vendredi,\n\nAriane",
					"$633.51",
					"Valid until December 18, 2026",
					"Friday, November 20, 2026, between 8\u00a0a.m. and 10\u00a0a.m.",
					"until November 20, 2026 at 8\u00a0a.m.",
					`Read and accept ${origin}/en/`,
					"nothing to pay now",
					"call us at 514-555-0142 or reply to this e-mail",
					"Prepared by",
				];
		const places = parts.map((part) => text.indexOf(part));
		expect(places.every((at) => at >= 0)).toBe(true);
		expect(places).toEqual(places.toSorted((one, other) => one - other));
	});

	it("contains the stored document, the French one first for a customer who reads English", async () => {
		await quotes.send(1);
		const mail = await sentMail();
		const { texts } = await quotes.quote(1);
		const at = (words = "") => mail?.text.indexOf(words) ?? -1;
		expect(at(texts?.fr.identity)).toBeGreaterThan(0);
		expect(mail?.text).toContain("Une entreprise de nettoyage entre chez vous.");
		if (isFrench) return expect(mail?.text).not.toContain(texts?.en.identity);
		expect(at("La loi du Québec demande")).toBeLessThan(at(texts?.fr.identity));
		expect(at("Une entreprise de nettoyage entre chez vous.")).toBeLessThan(at(texts?.en.identity));
		expect(mail?.html).toContain('<div lang="fr-CA"');
	});

	it("does not say that an accepted price is gone when a new version is sent", async () => {
		await quotes.send(1);
		await quotes.accept(1);
		await quotes.send(2);
		await quotes.send(3);
		const [, , mail] = await quotes.mails("quote-sent");
		const { again, beside } = quoteMailWords[locale].sent;
		expect(mail?.subject).toBe(
			`${isFrench ? "Nouvelle version de votre soumission" : "New version of your quote"} AIR-7K2M9QX`,
		);
		expect(mail?.text).toContain(beside.heading);
		expect(mail?.text).toContain(beside.intro(1));
		expect(mail?.text).not.toContain(again.heading);
		expect(mail?.text).not.toContain(again.intro);
	});
});

describe("the mail with a quote", () => {
	it("has our words when the member wrote none, and says that a new version replaces the one before", async () => {
		await quotes.send(1);
		expect((await sentMail())?.text).toContain("Voici notre prix, par écrit, pour votre demande.");
		await quotes.send(2);
		const [first, second] = await quotes.mails("quote-sent");
		expect(first).toBeNull();
		expect(second?.subject).toBe("Votre soumission AIR-7K2M9QX a changé");
		expect(second?.text).toContain("Elle remplace la précédente");
		expect(second?.text).toContain("Remplace la version 1 du 17 novembre 2026");
	});

	it("says a time that is kept as long as the quote is valid in words, and none that ended", async () => {
		await quotes.send(1, { place, content: { ...sampleQuote, validUntil: "2026-11-18" } });
		expect((await sentMail())?.text).toContain("jusqu’à la fin de la journée du 18 novembre 2026.");
		await quotes.send(2, { place });
		quotes.clock.current = new Date("2026-11-20T15:00:00.000Z");
		expect((await quotes.mails("quote-sent"))[1]?.text).not.toContain("Nous vous gardons");
		await endProposals(quotes, () => expect.unreachable());
		expect((await quotes.mails("quote-sent"))[1]?.text).not.toContain("Nous vous gardons");
	});

	it.each([
		["was accepted", () => quotes.accept(1)],
		["was declined", () => quotes.decline(1)],
		[
			"has expired",
			async () => {
				quotes.clock.current = new Date("2026-12-19T05:00:00.000Z");
			},
		],
		["has no lead any more", () => quotes.store.commit([{ kind: "delete", collection: "leads", id: "lead" }])],
	])("is not sent once it %s", async (_, happens) => {
		await quotes.send(1);
		await happens();
		expect(await quotes.mails("quote-sent")).toEqual([null]);
	});

	it("is not sent after it was undone, even if its mail was left behind", async () => {
		const { id, mails } = await quotes.send(1);
		const left = await quotes.store.get("outbox", mails[0] ?? "");
		expect(await quotes.undo(id)).toMatchObject({ kind: "undone" });
		if (left) await quotes.store.commit([{ kind: "create", collection: "outbox", id: left.id, data: left.data }]);
		expect(await quotes.mails("quote-sent")).toEqual([null]);
	});

	it("is the same as its preview", async () => {
		const texts = await quotes.written(1, { place });
		const { data: lead } = await quotes.found();
		const unsent = { texts, validUntil: "2026-12-18", proposal: place, text: "À bientôt" };
		const options = { reader: quotes.content.reader(), origin, now: quotes.clock.now() };
		const preview = await previewQuoteMail(lead, unsent, options);
		await quotes.send(1, { place, text: "À bientôt" });
		const mail = await sentMail();
		expect([mail?.subject, mail?.text, mail?.html]).toEqual([preview.subject, preview.text, preview.html]);
	});
});

describe("the team's mail about an answer to a quote", () => {
	const update = async () => (await quotes.mails("lead-update"))[0];

	it("says that the price and the proposed time were accepted", async () => {
		await quotes.send(1, { place });
		await quotes.accept(1, { books: true });
		const mail = await update();
		expect(mail?.subject).toBe("Soumission acceptée et rendez-vous pris, demande AIR-7K2M9QX");
		expect(mail?.text).toContain("Soumission\nVersion 1, 633,51\u00a0$ avec les taxes");
		expect(mail?.text).toContain("Rendez-vous\nvendredi 20 novembre 2026, entre 8\u00a0h et 10\u00a0h");
	});

	it("says that a time has to be found, and that the proposed one is free again", async () => {
		await quotes.send(1, { place });
		await quotes.accept(1);
		const mail = await update();
		expect(mail?.subject).toBe("Soumission acceptée, rendez-vous à fixer, demande AIR-7K2M9QX");
		expect(mail?.text).toContain("Rendez-vous\nÀ convenir avec le client");
		expect(mail?.text).toContain("Moment proposé, de nouveau libre\nvendredi 20 novembre 2026");
	});

	it("says that the appointment from before stays", async () => {
		await quotes.book(place);
		await quotes.send(1);
		await quotes.accept(1);
		const mail = await update();
		expect(mail?.subject).toBe("Soumission acceptée, demande AIR-7K2M9QX");
		expect(mail?.text).toContain("Le rendez-vous déjà pris ne change pas.");
		expect(mail?.text).toContain("Rendez-vous\nvendredi 20 novembre 2026");
	});

	it("says that it was declined, with the reason once", async () => {
		await quotes.send(1, { place });
		await quotes.decline(1, "C’est plus que prévu.\nMerci quand même.");
		const mail = await update();
		expect(mail?.subject).toBe("Soumission refusée, demande AIR-7K2M9QX");
		expect(mail?.text).toContain("Raison du client\nC’est plus que prévu.\nMerci quand même.");
		expect(mail?.text.split("C’est plus que prévu.")).toHaveLength(2);
		expect(mail?.text).not.toMatch(/annulé|À convenir/);
		expect(mail?.text).toContain("Moment proposé, de nouveau libre");
	});

	it("says that it was declined without a reason", async () => {
		await quotes.send(1);
		await quotes.decline(1);
		expect((await update())?.text).toContain("Aucune raison donnée");
	});
});
