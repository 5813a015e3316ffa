import type { Locator, Page } from "@playwright/test";
import { formWords } from "#content/messages/forms.ts";
import { expect } from "../journey.ts";
import {
	continueButton,
	messages,
	open,
	pathTo,
	photo,
	prepare,
	referenceOf,
	sendButton,
	tellWho,
	type Visitor,
	words,
} from "./visitor.ts";

const dryer = { kinds: ["dryer-ducts"] as const };
const person = { ...dryer, visit: { postalCode: "H2T 2S9" } };

/** A form that the server can refuse as a whole, with the steps to reach it. */
export interface Refused {
	/** Opens the page and fills in the form. */
	arrive: (visitor: Visitor) => Promise<void>;
	button: (visitor: Visitor) => Locator;
	press?: (visitor: Visitor) => Promise<void>;
	/** Values by field name that must survive the refusal. */
	typed: Readonly<Record<string, string>>;
	/** Waits for what the refusal must leave on the page, beside the typed values. */
	kept?: (visitor: Visitor) => Promise<void>;
	/** Waits for content that appears only after the form is accepted. */
	accepted: (visitor: Visitor) => Promise<void>;
	only?: "js" | "no-js";
}

const toPage = (name: Parameters<typeof pathTo>[0]) => (visitor: Visitor) =>
	visitor.page.waitForURL(`**${pathTo(name, visitor.locale)}`);
const fillAll = async (page: Page, typed: Readonly<Record<string, string>>) => {
	for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value);
};
const onStep = async (visitor: Visitor, step: Parameters<typeof pathTo>[0], draft: Parameters<typeof prepare>[1]) => {
	await prepare(visitor, draft);
	await open(visitor, pathTo(step, visitor.locale));
};

/** The contact form with one photo that the server has. */
const withPhoto = async (visitor: Visitor) => {
	const { page, locale, js } = visitor;
	await open(visitor, pathTo("contact", locale));
	await page.locator("[name=photos]").setInputFiles([await photo("endroit.jpg")]);
	if (!js) await page.getByRole("button", { name: words[locale].visit.photos.add }).click();
	await expectThumbs(1)(visitor);
	await fillAll(page, contact);
};
const choosePhotos = ({ page }: Visitor) => page.locator("label").filter({ has: page.locator("[name=photos]") });
const expectThumbs =
	(count: number) =>
	({ page }: Visitor) =>
		expect(page.locator('img[src^="/_contact/photos/"]')).toHaveCount(count);

const contact = { name: "Patience", phone: "514 555-0142", message: "Ne me perdez pas" };
const vents = { "ventilation-ducts.vents": "14" };
const visit = { postalCode: "H2T 2S9", comment: "Le chien est gentil" };
const waiting = { waitingEmail: "attente@exemple.example", comment: "Le chien est gentil" };

/** All forms of the public site, by the name used in test titles. */
export const forms: Readonly<Record<string, Refused>> = {
	contact: {
		async arrive(visitor) {
			await open(visitor, pathTo("contact", visitor.locale));
			await fillAll(visitor.page, contact);
		},
		button: ({ page, locale }) => page.getByRole("button", { name: formWords[locale].send }),
		typed: contact,
		accepted: async ({ page }) => void (await page.getByText(/^AIR-[A-Z0-9]{7}$/).waitFor()),
	},
	"a second photo of the contact form": {
		only: "js",
		arrive: withPhoto,
		button: choosePhotos,
		press: async ({ page }) => page.locator("[name=photos]").setInputFiles([await photo("envers.jpg")]),
		typed: contact,
		kept: expectThumbs(1),
		accepted: expectThumbs(2),
	},
	"removing a photo of the contact form": {
		arrive: withPhoto,
		button: choosePhotos,
		press: ({ page }) => page.locator('[value^="remove-photo:"]').click(),
		typed: contact,
		kept: expectThumbs(1),
		accepted: expectThumbs(0),
	},
	services: {
		async arrive(visitor) {
			await open(visitor, `${pathTo("estimate", visitor.locale)}?service=dryer-ducts&code=DUO-AUTOMNE`);
			await visitor.page.locator('[value="oriental-rugs"]').check();
		},
		button: ({ page, locale }) =>
			page.locator("#estimate-form").getByRole("button", { name: messages[locale].estimate.continue }),
		typed: { code: "DUO-AUTOMNE" },
		accepted: toPage("estimate-details"),
	},
	details: {
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["ventilation-ducts"] });
			await fillAll(visitor.page, vents);
		},
		button: continueButton,
		typed: vents,
		accepted: toPage("estimate-appointment"),
	},
	"a new rug": {
		only: "no-js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["oriental-rugs"] });
			await fillAll(visitor.page, { "oriental-rugs.pieces.a.width": "5" });
		},
		button: ({ page }) => page.locator('[value="add:oriental-rugs"]'),
		typed: { "oriental-rugs.pieces.a.width": "5" },
		accepted: async ({ page }) => void (await page.locator('[name="oriental-rugs.pieces.2.width"]').waitFor()),
	},
	"the promotion code": {
		only: "no-js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["ventilation-ducts"] });
			await fillAll(visitor.page, vents);
			await visitor.page.getByText(words[visitor.locale].panel.code.label).click();
			await fillAll(visitor.page, { code: "DUO-AUTOMNE" });
		},
		button: ({ page }) => page.locator('button[value="code"]'),
		typed: { ...vents, code: "DUO-AUTOMNE" },
		accepted: async ({ page }) => expect(page.getByRole("alert")).toHaveCount(0),
	},
	visit: {
		async arrive(visitor) {
			await onStep(visitor, "estimate-appointment", dryer);
			await fillAll(visitor.page, visit);
		},
		button: continueButton,
		typed: visit,
		accepted: toPage("estimate-person"),
	},
	photos: {
		only: "js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-appointment", dryer);
			await fillAll(visitor.page, visit);
			// They appear above the photos once the postal code is known, and move everything below them.
			await expect(visitor.page.locator("[name=window]").first()).toBeAttached();
		},
		button: choosePhotos,
		press: async ({ page }) => page.locator("[name=photos]").setInputFiles([await photo("sortie.jpg")]),
		typed: visit,
		accepted: async ({ page }) => void (await page.locator('img[src^="/_estimate/photos/"]').waitFor()),
	},
	"the waiting list": {
		async arrive(visitor) {
			await onStep(visitor, "estimate-appointment", dryer);
			await fillAll(visitor.page, { ...visit, postalCode: "K1A 0B1" });
			await continueButton(visitor).click();
			await fillAll(visitor.page, waiting);
		},
		button: ({ page }) => page.locator('[value="waiting"]'),
		typed: { ...waiting, postalCode: "K1A 0B1" },
		accepted: async ({ page, locale }) =>
			void (await page.getByText(words[locale].visit.waiting.thanks.title).waitFor()),
	},
	"the link by mail": {
		only: "js",
		async arrive(visitor) {
			await onStep(visitor, "estimate-details", { kinds: ["ventilation-ducts"] });
			await fillAll(visitor.page, vents);
			await visitor.page.locator("#later summary").click();
			await visitor.page.locator("#later [name=email]").fill("plus-tard@exemple.example");
		},
		button: ({ page, locale }) => page.getByRole("button", { name: words[locale].save.later.send }),
		typed: { ...vents, email: "plus-tard@exemple.example" },
		accepted: async ({ page, locale }) => void (await page.getByText(words[locale].save.later.sent).waitFor()),
	},
	person: {
		async arrive(visitor) {
			await onStep(visitor, "estimate-person", person);
			await tellWho(visitor, "Patience");
		},
		button: sendButton,
		typed: { name: "Patience", phone: "514 555-0142" },
		accepted: async ({ page }) => void (await referenceOf(page)),
	},
	"a message on the follow page": {
		async arrive(visitor) {
			await forms.person?.arrive(visitor);
			await sendButton(visitor).click();
			await referenceOf(visitor.page);
			await fillAll(visitor.page, { message: "Sonnez deux fois" });
		},
		button: ({ page, locale }) => page.getByRole("button", { name: words[locale].follow.message.send }),
		typed: { message: "Sonnez deux fois" },
		accepted: async ({ page }) => void (await page.locator("li", { hasText: "Sonnez deux fois" }).waitFor()),
	},
	"the second check": {
		async arrive(visitor) {
			await forms.person?.arrive(visitor);
			await sendButton(visitor).click();
			await referenceOf(visitor.page);
			await visitor.page.context().clearCookies();
			await open(visitor, new URL(visitor.page.url()).pathname);
			await fillAll(visitor.page, { proof: "0142" });
		},
		button: ({ page, locale }) => page.getByRole("button", { name: words[locale].follow.locked.button }),
		typed: { proof: "0142" },
		accepted: async ({ page }) => void (await referenceOf(page)),
		only: "js",
	},
};
