import { randomInt } from "node:crypto";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { issueFormKey } from "#app/.server/form-key.ts";
import { plain } from "#app/.server/photos/pictures.testing.ts";
import { readSecret } from "#app/.server/secret.ts";
import type { Locale } from "#app/locale/locales.ts";
import type { PageName } from "#app/locale/pages.ts";
import { createPaths } from "#app/locale/paths.ts";
import type { Answers } from "#app/model/estimate/answers.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import type { Lead } from "#app/model/leads/lead.ts";
import { estimateWords as english } from "#content/estimate/en.ts";
import { estimateWords as french } from "#content/estimate/fr.ts";
import { messages as englishMessages } from "#content/messages/en.ts";
import { formWords } from "#content/messages/forms.ts";
import { messages as frenchMessages } from "#content/messages/fr.ts";
import { readLeads } from "../../faults/stored-leads.ts";
import { hydrated } from "../journey.ts";

export const { pathTo } = createPaths("prefix_except_default");
export const words = { fr: french, en: english };
export const messages = { fr: frenchMessages, en: englishMessages };
export const phone = { width: 390, height: 844 };

/** Random client IP address, so that tests share no rate limit. The server must trust one proxy. */
export function fromAnywhere(): { "X-Forwarded-For": string } {
	return { "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}

/** A visitor's input by field name (an array is selected, a string is typed) and the answers expected in the store. */
export interface Story {
	fields: Readonly<Record<string, string | readonly [string]>>;
	/** The sort of piece to add first. */
	adds?: string;
	answers: Answers["services"][Kind];
}

export const stories: Readonly<Record<Kind, Story>> = {
	"ventilation-ducts": {
		fields: { home: ["plex"], floors: ["2"], vents: "14", heating: ["heat-pump"], lastCleaning: ["over-10-years"] },
		answers: { home: "plex", floors: 2, vents: 14, area: null, heating: "heat-pump", lastCleaning: "over-10-years" },
	},
	"dryer-ducts": {
		fields: { exit: ["roof"], length: ["5-to-10-m"], nest: ["unknown"] },
		answers: { exit: "roof", length: "5-to-10-m", nest: "unknown" },
	},
	"air-exchanger-ducts": {
		fields: { brand: ["known"], filters: ["washable"] },
		answers: { brand: "known", filters: "washable" },
	},
	"oriental-rugs": {
		fields: {
			"pieces.a.width": "5",
			"pieces.a.length": "7,5",
			"pieces.a.fibre": ["wool"],
			"pieces.a.stains": ["urine"],
			place: ["workshop"],
		},
		answers: { pieces: [{ area: 37.5, fibre: "wool", stains: "urine" }], place: "workshop" },
	},
	"furniture-mattresses": {
		adds: "sofa",
		fields: {
			"pieces.1.count": "2",
			"pieces.1.seats": "3",
			"pieces.1.fabric": ["w"],
			"pieces.1.stains": ["none"],
		},
		answers: { pieces: [{ piece: "sofa", count: 2, seats: 3, fabric: "w", stains: "none" }] },
	},
	"house-cleaning": {
		fields: {
			purpose: ["before-a-move"],
			area: "1 200",
			rooms: "5",
			bathrooms: "2",
			stairs: "1",
			condition: ["ordinary"],
			pets: ["yes"],
			"extras.oven": ["on"],
		},
		answers: {
			purpose: "before-a-move",
			area: 1200,
			rooms: 5,
			bathrooms: 2,
			stairs: 1,
			condition: "ordinary",
			pets: "yes",
			extras: ["oven"],
		},
	},
	"condo-building": {
		fields: { units: "24", floors: "4", commonDucts: ["yes"], "parkingArea.unknown": ["on"] },
		answers: { units: 24, floors: 4, commonDucts: "yes", parkingArea: null },
	},
	"factory-shop-office": {
		fields: { sector: ["restaurant"], area: "2500", workTime: ["night"] },
		answers: { sector: "restaurant", area: 2500, workTime: "night" },
	},
	"post-disaster": {
		fields: { cause: ["water"], since: ["under-24-hours"], area: "300" },
		answers: { cause: "water", since: "under-24-hours", area: 300 },
	},
};

export interface Visitor {
	page: Page;
	origin: string;
	locale: Locale;
	js: boolean;
}

export async function open({ page, origin, js }: Visitor, path: string): Promise<void> {
	await page.goto(origin + path);
	if (js) await hydrated(page);
}

export async function chooseServices(visitor: Visitor, kinds: readonly Kind[], query = ""): Promise<void> {
	const { page, locale } = visitor;
	await open(visitor, pathTo("estimate", locale) + query);
	for (const kind of kinds) await page.locator(`[name="service"][value="${kind}"]`).check();
	await page.locator("form#estimate-form").getByRole("button", { name: messages[locale].estimate.continue }).click();
	await page.waitForURL(`**${pathTo("estimate-details", locale)}`);
}

export async function answerDetails({ page }: Visitor, kind: Kind, story: Story = stories[kind]): Promise<void> {
	const { fields, adds } = story;
	if (adds) await page.locator(`button[value="add:${kind}:${adds}"]`).click();
	for (const [name, answer] of Object.entries(fields)) await fill(page, `${kind}.${name}`, answer);
}

async function fill(page: Page, name: string, answer: string | readonly [string]): Promise<void> {
	const field = page.locator(`[name="${name}"]`);
	if (typeof answer === "string") return field.fill(answer);
	const tag = await field.first().evaluate(({ tagName }) => tagName);
	if (tag === "SELECT") await field.selectOption([...answer]);
	else await page.locator(`[name="${name}"][value="${answer[0]}"]`).check();
}

/** The button inside the form; the bottom bar on phones has another one with the same name. */
export function continueButton({ page, locale }: Pick<Visitor, "page" | "locale">): Locator {
	return page.locator("form#estimate-form").getByRole("button", { name: words[locale].details.continue, exact: true });
}

export async function continueTo(visitor: Visitor, step: "estimate-appointment" | "estimate-person"): Promise<void> {
	await continueButton(visitor).click();
	await visitor.page.waitForURL(`**${pathTo(step, visitor.locale)}`);
}

/** Goes from the details step to the last step, without sending. */
export async function reachPerson(visitor: Visitor, postalCode = "h2t 2s9"): Promise<void> {
	await continueTo(visitor, "estimate-appointment");
	await visitor.page.locator("[name=postalCode]").fill(postalCode);
	await continueTo(visitor, "estimate-person");
}

export async function tellWho({ page, locale }: Visitor, name: string): Promise<void> {
	const fields = formWords[locale].fields;
	await page.getByRole("textbox", { name: fields.name, exact: true }).fill(name);
	await page.getByRole("textbox", { name: fields.phone, exact: true }).fill("514 555-0142");
}

/**
 * Gives the forms of the page a key that was issued a minute ago: a form sent within three seconds is flagged as spam,
 * and the address of a flagged form gets no e-mail.
 */
export async function pretendMinutePassed(page: Page, data: string): Promise<void> {
	const key = issueFormKey(await readSecret(join(data, "secret")), new Date(Date.now() - 60_000));
	await page.locator("input[name=key]").evaluateAll((inputs: HTMLInputElement[], value) => {
		for (const input of inputs) input.value = value;
	}, key);
}

export function sendButton({ page, locale }: Visitor): Locator {
	return page.locator("form#estimate-form").getByRole("button", { name: words[locale].person.send });
}

export async function send(visitor: Visitor): Promise<string> {
	await sendButton(visitor).click();
	return referenceOf(visitor.page);
}

export async function referenceOf(page: Page): Promise<string> {
	const reference = page.getByText(/^[A-Z]{2,4}-[A-Z0-9]{7}$/);
	await reference.waitFor();
	return (await reference.textContent()) ?? "";
}

/** Text of the panel's lines, taxes and total. */
export async function figures(panel: Locator): Promise<string> {
	return (await panel.locator("ul, dl").allInnerTexts()).join("\n");
}

export function panel({ page, locale }: Pick<Visitor, "page" | "locale">): Locator {
	return page.getByRole("complementary", { name: words[locale].panel.title });
}

export function leadOf(data: string, reference: string): Lead {
	const lead = readLeads(data).find((candidate) => candidate.reference === reference);
	if (!lead) throw new Error(`No lead ${reference}`);
	return lead;
}

const fromHere = { "Sec-Fetch-Site": "same-origin" };

/** Creates the visitor's draft and its cookie by HTTP requests, without opening the pages. */
export async function prepare(
	{ page, origin, locale }: Pick<Visitor, "page" | "origin" | "locale">,
	{
		kinds,
		details = {},
		visit,
	}: { kinds: readonly Kind[]; details?: Record<string, string>; visit?: Record<string, string> },
): Promise<void> {
	const post = (name: PageName, fields: [string, string][]) =>
		page.request.post(origin + pathTo(name, locale), {
			data: new URLSearchParams(fields).toString(),
			headers: { ...fromHere, "Content-Type": "application/x-www-form-urlencoded" },
			maxRedirects: 0,
		});
	await post("estimate", [...kinds.map((kind): [string, string] => ["service", kind]), ...Object.entries(details)]);
	if (visit) await post("estimate-appointment", Object.entries(visit));
}

/** A JPEG with EXIF data: a description and a GPS position. */
export async function photo(
	name: string,
	secret = "Maison de Jeanne",
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	const buffer = await plain(640, 480)
		.jpeg()
		.withExif({
			IFD0: { ImageDescription: `${secret}, ${name}` },
			IFD3: { GPSLatitude: "45/1 30/1 0/1", GPSLatitudeRef: "N" },
		})
		.toBuffer();
	if (!buffer.includes(secret)) throw new Error("The sample photo tells nothing");
	return { name, mimeType: "image/jpeg", buffer };
}
