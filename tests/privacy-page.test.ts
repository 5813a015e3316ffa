import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copiesToRemove, copyName } from "#app/.server/backup-rotation.ts";
import { readConfig } from "#app/.server/config.ts";
import { cookies } from "#app/locale/cookie.ts";
import { type Locale, type Localized, locales } from "#app/locale/locales.ts";
import { type PageName, pageDefinition } from "#app/locale/pages.ts";
import { appointmentFields } from "#app/model/estimate/appointment-form.ts";
import { contactFields, personFields } from "#app/model/leads/contact-fields.ts";
import { addressFields } from "#app/model/leads/details-fields.ts";
import { type Kept, type RetentionRule, retentionRules } from "#app/model/privacy/retention.ts";
import { type Channel, channels } from "#app/model/traffic/channel.ts";
import type { DayCounts } from "#app/model/traffic/day-counts.ts";
import { messages as english } from "#content/messages/en.ts";
import { formWords } from "#content/messages/forms.ts";
import { messages as french } from "#content/messages/fr.ts";
import { officeWords as englishOffice } from "#content/staff/office.en.ts";
import { officeWords as frenchOffice } from "#content/staff/office.fr.ts";

/** What the privacy page says in its tables, compared with what the code does. */
const page = (locale: Locale) => readFileSync(`content/pages/privacy.${locale}.md`, "utf8");
const messages = { fr: french, en: english };
const office = { fr: frenchOffice, en: englishOffice };

/** The rows of the table under a heading, without its head: cells in lower case. */
function rowsUnder(heading: Localized<string>, locale: Locale): string[][] {
	const [, section = ""] = page(locale).split(`## ${heading[locale]}\n`);
	const lines = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
	return lines.slice(2).map((line) =>
		line
			.split("|")
			.slice(1, -1)
			.map((cell) => cell.trim().replaceAll("\u00a0", " ").toLowerCase()),
	);
}

function rowOf(rows: readonly string[][], label: string): string[] {
	const found = rows.filter(([first]) => first?.includes(label));
	expect(
		found.map(([first]) => first),
		`rows of “${label}”`,
	).toHaveLength(1);
	return found[0] ?? [];
}

describe.each(locales)("the table of retention periods in %s", (locale) => {
	const rows = rowsUnder({ fr: "Combien de temps nous gardons tout cela", en: "How long we keep it" }, locale);

	const labels: Readonly<Record<Kept, Localized<string>>> = {
		leads: { fr: "demandes de contact", en: "contact and estimate" },
		accessNotes: { fr: "note d’accès", en: "access note" },
		instantBookings: { fr: "limites des réservations en ligne", en: "limits on online bookings" },
		contracts: { fr: "soumissions acceptées", en: "accepted quotes" },
		drafts: { fr: "estimations commencées", en: "estimates started" },
		mails: { fr: "copies des courriels", en: "copies of e-mails" },
		marketing: { fr: "consentement aux promotions", en: "consent to promotions" },
		imports: { fr: "importations", en: "imports of customer" },
		importLines: { fr: "fichier de clients", en: "checked file" },
		consents: { fr: "mesure d’audience", en: "audience measurement" },
		audit: { fr: "journal des actions", en: "log of the team" },
		incidents: { fr: "registre des incidents", en: "incident register" },
		traffic: { fr: "nombres de visites", en: "numbers of visits" },
	};
	const starts: Readonly<Record<string, Localized<string>>> = {
		"last-contact": { fr: "après notre dernier échange", en: "after our last contact" },
		appointment: { fr: "après le rendez-vous", en: "after the appointment" },
		booking: { fr: "après la réservation", en: "after the booking" },
		"tax-year": { fr: "après l’année d’imposition", en: "after the tax year" },
		"last-change": { fr: "après le dernier changement", en: "after the last change" },
		sending: { fr: "après l’envoi", en: "after sending" },
		withdrawal: { fr: "après son retrait", en: "after it is withdrawn" },
		import: { fr: "après l’importation", en: "after the import" },
		check: { fr: "après la vérification", en: "after the check" },
		answer: { fr: "après votre réponse", en: "after your answer" },
		action: { fr: "après l’action", en: "after the action" },
		day: { fr: "après le jour compté", en: "after the day counted" },
		discovery: { fr: "après le constat", en: "after the incident is noticed" },
	};

	it.each(Object.keys(retentionRules) as Kept[])("states the rule for %s, and so does the office", (kept) => {
		const rule: RetentionRule = retentionRules[kept];
		const [, period] = rowOf(rows, labels[kept][locale]);
		expect(period).toContain(`${periodOf(rule, locale)} ${starts[rule.after]?.[locale]}`);
		expect(office[locale].retention.kept[kept].howLong.replaceAll("\u00a0", " ")).toContain(periodOf(rule, locale));
	});

	it("has no other row than these, photos, work done, the source of a request, the team’s tasks, appointments, quotes, the waiting list, imports, backups and the logs of the server", () => {
		const own = Object.values(labels).map((label) => rowOf(rows, label[locale]));
		const photos = [
			rowOf(rows, locale === "fr" ? "photos envoyées" : "photos sent"),
			rowOf(rows, locale === "fr" ? "photos d’un message" : "photos of a message"),
		];
		const tasks = rowOf(rows, locale === "fr" ? "tâches de l’équipe" : "tasks about a request");
		const appointments = rowOf(rows, locale === "fr" ? "rendez-vous d’une demande" : "appointments of a request");
		const quotes = rowOf(rows, locale === "fr" ? "soumissions d’une demande" : "quotes of a request");
		const waiting = rowOf(rows, locale === "fr" ? "liste d’attente" : "waiting list");
		const imported = rowOf(rows, locale === "fr" ? "importés d’un fichier" : "imported from a file");
		const logs = rowOf(rows, locale === "fr" ? "journaux techniques" : "technical logs");
		const source = rowOf(rows, locale === "fr" ? "comment vous êtes arrivé" : "how you came to the site");
		const work = [
			rowOf(rows, locale === "fr" ? "travaux terminés" : "work done"),
			rowOf(rows, locale === "fr" ? "laissez montrer" : "let us show"),
		];
		const backups = rowOf(rows, locale === "fr" ? "copies de sauvegarde" : "backup copies");
		const others = [...photos, ...work, source, tasks, appointments, quotes, waiting, imported, backups, logs];
		expect(rows.filter((row) => ![...own, ...others].includes(row))).toEqual([]);
		for (const row of [waiting, imported]) expect(row[1]).toContain(periodOf(retentionRules.leads, locale));
		const [, days] = /MaxRetentionSec=(\d+)day/.exec(readFileSync("deploy/journald.conf", "utf8")) ?? [];
		expect(logs[1]).toContain(periodOf({ days: Number(days), after: "" }, locale));
		// Docker deletes logs by size, not by age.
		expect(readFileSync("compose.yaml", "utf8")).toContain("max-size");
		expect(logs[1]).toContain({ fr: "plus récents prennent leur place", en: "newer ones take their place" }[locale]);
	});

	it("says how long backups hold an erased person, here and beside the right to erasure", () => {
		const { BACKUP_WEEKLY: weeks } = readConfig({});
		const [, period] = rowOf(rows, locale === "fr" ? "copies de sauvegarde" : "backup copies");
		const words = { fr: `${weeks} semaines au plus après`, en: `at most ${weeks} weeks after` }[locale];
		expect(period).toContain(words);
		const heading = { fr: "Vos droits", en: "Your rights" }[locale];
		const rights = page(locale).split(`## ${heading}\n`)[1]?.split("\n## ")[0]?.replaceAll("\u00a0", " ");
		expect(rights).toContain({ fr: `${weeks} semaines au plus`, en: `at most ${weeks} weeks` }[locale]);
	});

	it("agrees with the sentence beside the forms", () => {
		expect(formWords[locale].why.replaceAll("\u00a0", " ")).toContain(periodOf(retentionRules.leads, locale));
	});
});

describe("backups", () => {
	const { BACKUP_DAILY: daily, BACKUP_WEEKLY: weekly } = readConfig({});
	const oneDay = 24 * 60 * 60 * 1000;

	it.each([0, 1, 2, 3, 4, 5, 6])("hold nobody for longer than the page says: rotation, weekday %i", (weekday) => {
		const today = Date.parse("2026-11-15T03:30:00Z") + weekday * oneDay;
		const names = Array.from({ length: 90 }, (_, night) => copyName(new Date(today - night * oneDay)));
		const removed = new Set(copiesToRemove(names, { daily, weekly }));
		const oldest = copyName(new Date(today - weekly * 7 * oneDay));
		expect(names.filter((name) => !removed.has(name) && name <= oldest)).toEqual([]);
	});

	it("hold nobody for longer than the page says: the database at Google", () => {
		const [, weeks] = /--retention=(\d+)w/.exec(readFileSync("docs/hosted.md", "utf8")) ?? [];
		expect(Number(weeks)).toBeLessThanOrEqual(weekly);
	});
});

it.each([
	["fr", "mot de passe et un second code", "seconde étape pour les administrateurs"],
	["en", "password and a second code", "second step for administrators"],
] as const)("the page promises a second step for administrators only, in %s", (locale, promise, truth) => {
	expect(page(locale)).not.toContain(promise);
	expect(page(locale)).toContain(truth);
});

function periodOf({ months = 0, days = 0 }: RetentionRule, locale: Locale): string {
	const units = {
		fr: { years: "ans", months: "mois", days: "jours" },
		en: { years: "years", months: "months", days: "days" },
	}[locale];
	if (days === 1) return `1 ${units.days.slice(0, -1)}`;
	if (days > 0) return `${days} ${units.days}`;
	return months >= 60 ? `${months / 12} ${units.years}` : `${months} ${units.months}`;
}

describe.each(locales)("the table of cookies in %s", (locale) => {
	const heading = { fr: "Témoins et mesure d’audience", en: "Cookies and audience measurement" };
	const rows = rowsUnder(heading, locale);

	/** The row of each cookie, and the word for it in the cookie panel. */
	const named: Readonly<Record<keyof typeof cookies, Localized<readonly [row: string, panel: string]>>> = {
		locale: { fr: ["langue", "langue"], en: ["language", "language"] },
		consent: { fr: ["consentement", "réponse à cette question"], en: ["consent", "answer to this question"] },
		estimate: { fr: ["estimation", "estimation"], en: ["estimate", "estimate"] },
		follow: {
			fr: ["accès à votre demande", "accès à votre demande"],
			en: ["access to your request", "access to your request"],
		},
		event: { fr: ["mesure d’un envoi", "votre accord"], en: ["measuring what is sent", "your agreement"] },
		staff: { fr: ["espace de gestion", "équipe"], en: ["back office", "team"] },
		"office-notice": { fr: ["espace de gestion", "équipe"], en: ["back office", "team"] },
	};

	it.each(Object.keys(cookies) as (keyof typeof cookies)[])("has a row for %s with its duration", (name) => {
		const cookie = cookies[name];
		const [, , duration] = rowOf(rows, named[name][locale][0]);
		expect(duration).toContain(durationOf(cookie.maxAge, locale));
		if ("longest" in cookie) expect(duration).toContain(durationOf(cookie.longest, locale));
	});

	it("has no other row, and the sentences above it and in the panel name as many cookies", () => {
		const forVisitors = Object.values(named).filter((name) => !/gestion/.test(name.fr[0])).length;
		expect(new Set(rows.map(([first]) => first)).size).toBe(forVisitors + 1);
		expect(forVisitors).toBe(5);
		expect(page(locale)).toContain({ fr: "cinq pour les visiteurs", en: "five of them for visitors" }[locale]);
		const panel = messages[locale].consent.text.toLowerCase();
		for (const name of Object.values(named)) expect(panel).toContain(name[locale][1]);
	});
});

function durationOf(seconds: number, locale: Locale): string {
	const [minutes, hours, days] = [seconds / 60, seconds / 3600, seconds / 86_400];
	if (days === 365) return locale === "fr" ? "12 mois" : "12 months";
	if (days > 1) return `${days} ${locale === "fr" ? "jours" : "days"}`;
	if (minutes < 1) return locale === "fr" ? "quelques secondes" : "a few seconds";
	return hours >= 1 ? `${hours} ${locale === "fr" ? "heures" : "hours"}` : `${minutes} minutes`;
}

it("only these modules write cookies, all from the table", () => {
	const files = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) => join("app", file));
	const writers = files.filter(
		(file) =>
			/\.tsx?$/.test(file) &&
			!file.includes(".test") &&
			/Max-Age=|serializeCookie\(|document\.cookie =|cookiePrefix/.test(readFileSync(file, "utf8")),
	);
	expect(writers.sort()).toEqual([
		"app/.server/identity/embedded-auth.ts",
		"app/.server/identity/embedded-sessions.ts",
		"app/.server/identity/firebase-sessions.ts",
		"app/consent/tag-manager.ts",
		"app/leads/.server/office/notice.ts",
		"app/locale/cookie.ts",
	]);
});

describe.each(locales)("the list of what is counted in %s", (locale) => {
	const heading = {
		fr: "Ce que nous comptons, sans savoir qui vous êtes",
		en: "What we count, without knowing who you are",
	};
	const section = (page(locale).split(`## ${heading[locale]}\n`)[1]?.split("\n## ")[0] ?? "").replaceAll("\u00a0", " ");

	/** Typed by the lists of a day and by the channels: a new one must be named here and on the page. */
	const counted: Readonly<Record<Exclude<keyof DayCounts, "day" | "purgeAfter">, Localized<string>>> = {
		pages: { fr: "les vues de chaque page, selon la langue", en: "views of each page, by language" },
		segments: { fr: "selon la première page, la langue et le canal", en: "by first page, language and channel" },
		hosts: { fr: "le domaine du site où se trouvait le lien", en: "the domain of the site that had the link" },
		campaigns: { fr: "la campagne nommée", en: "the campaign named" },
		searches: { fr: "les recherches sans résultat", en: "searches without a result" },
		missing: { fr: "les adresses de pages qui n’existent pas", en: "addresses of pages that do not exist" },
	};
	const named: Readonly<Record<Channel, Localized<string>>> = {
		search: { fr: "moteur de recherche", en: "search engine" },
		direct: { fr: "rien de connu", en: "nothing known" },
		ads: { fr: "publicité", en: "advertisement" },
		referral: { fr: "autre site", en: "another site" },
		mail: { fr: "courriel", en: "e-mail" },
		social: { fr: "réseau social", en: "social network" },
	};

	it.each(Object.values(counted).map((words) => words[locale]))("has “%s”", (words) => {
		expect(section).toContain(words);
	});

	it.each(channels)("names the channel %s", (channel) => {
		expect(section).toContain(named[channel][locale]);
	});

	it.each(["GPC", "DNT"])("says that nothing is counted of a visitor with %s", (signal) => {
		expect(section).toContain(`(${signal})`);
	});
});

describe.each(locales)("the table of forms in %s", (locale) => {
	const rows = rowsUnder({ fr: "Ce que nous demandons, et pourquoi", en: "What we ask for, and why" }, locale);

	/** The word for each field, in the columns of what is asked for and what is optional. */
	const words: Readonly<Record<string, Localized<string>>> = {
		name: { fr: "nom", en: "name" },
		email: { fr: "courriel", en: "e-mail" },
		phone: { fr: "téléphone", en: "phone" },
		service: { fr: "service", en: "service" },
		message: { fr: "message", en: "message" },
		postalCode: { fr: "code postal", en: "postal code" },
		reachBy: { fr: "moyen de contact", en: "way to be reached" },
		language: { fr: "langue", en: "language" },
		marketing: { fr: "promotions", en: "promotions" },
		window: { fr: "plage d’arrivée", en: "arrival window" },
		date: { fr: "jours", en: "days" },
		part: { fr: "moments", en: "times" },
		day: { fr: "jours", en: "days" },
		comment: { fr: "commentaire", en: "comment" },
		code: { fr: "code promotionnel", en: "promotion code" },
		proof: { fr: "chiffres", en: "digits" },
		photos: { fr: "photos", en: "photos" },
		street: { fr: "rue", en: "street" },
		unit: { fr: "appartement", en: "apartment" },
		city: { fr: "ville", en: "city" },
		accessNote: { fr: "note d’accès", en: "access note" },
		locale: { fr: "langue du contrat", en: "language of the contract" },
		books: { fr: "moment proposé", en: "proposed time" },
		reason: { fr: "raison", en: "reason" },
		answer: { fr: "votre réponse après le travail", en: "your answer after the work" },
		publication: { fr: "que vous nous laissez montrer", en: "you let us show" },
		request: { fr: "ce que vous demandez", en: "what you ask for" },
		heardFrom: { fr: "comment vous nous avez connus", en: "how you heard of us" },
		answers: { fr: "réponses de l’estimation", en: "answers of the estimate" },
	};
	const forms: readonly { label: Localized<string>; fields: readonly string[]; upload?: PageName }[] = [
		{ label: { fr: "page:contact", en: "page:contact" }, fields: contactFields, upload: "contact" },
		{
			label: { fr: "appel téléphonique", en: "phone call" },
			fields: [
				...["name", "phone", "request", "email", "language", "heardFrom", "service", "answers", "window"],
				...addressFields,
				"postalCode",
			],
		},
		{
			label: { fr: "services et détails", en: "services and details" },
			fields: ["service", "code"],
			upload: "estimate-details",
		},
		{
			label: { fr: "lieu et moment", en: "place and time" },
			fields: appointmentFields,
			upload: "estimate-appointment",
		},
		{ label: { fr: "coordonnées", en: "your details" }, fields: personFields, upload: "estimate-person" },
		{ label: { fr: "reprendre plus tard", en: "finish later" }, fields: ["email"] },
		{ label: { fr: "hors de nos secteurs", en: "outside our areas" }, fields: ["email", "postalCode"] },
		{
			label: { fr: "suivi d’une demande", en: "following a request" },
			fields: ["proof", "email", "message", "accessNote", "window", "answer", "publication", ...addressFields],
			upload: "estimate-follow",
		},
		{
			label: { fr: "acceptation ou refus d’une soumission", en: "accepting or declining a quote" },
			fields: ["name", "email", "locale", "books", "reason"],
		},
		{ label: { fr: "vérification du code postal", en: "postal code check" }, fields: [] },
	];

	it.each(forms)("lists every field of $label.en", ({ label, fields, upload }) => {
		const [, asked = "", , optional = ""] = rowOf(rows, label[locale]);
		const photos = upload && pageDefinition(upload).uploads ? ["photos"] : [];
		const missing = [...fields, ...photos].filter((field) => {
			const word = words[field.split(".")[0] ?? ""]?.[locale];
			return !word || !`${asked}, ${optional}`.includes(word);
		});
		expect(missing).toEqual([]);
		// A form without photos must not promise a place for them.
		if (upload && photos.length === 0) expect(`${asked} ${optional}`).not.toContain("photo");
	});

	it("has no other row", () => {
		expect(rows).toHaveLength(forms.length);
	});
});
