import { createElement, type ReactElement } from "react";
import { brandVersion } from "#app/model/brand/brand-version.ts";
import { derivePalette } from "#app/model/brand/palette.ts";
import type { Mail } from "#app/model/ports.ts";
import { shownMark } from "../brand/shown-mark.ts";
import type { ContentReader } from "../content/reader.ts";
import { lookOf, type MailLook, MailLookContext } from "./mail-look.ts";

/** The colours of the brand, and its mark or logo with an absolute URL. Initials are left out: the name follows. */
function mailLook(reader: ContentReader, origin: string): MailLook {
	const name = reader.pick("company", (company) => company.name);
	const brand = reader.read("brand");
	const mark = shownMark(name, brand, brandVersion(name, brand));
	const picture = mark && mark.kind !== "initials" ? { kind: mark.kind, url: origin + mark.path } : undefined;
	return lookOf(derivePalette(brand.colors), picture);
}

export type RenderedMail = Pick<Mail, "subject" | "html" | "text" | "attachments">;

/** Imports React Email with the first mail: the start of the server does not wait for it. */
export async function renderMail(
	subject: string,
	mail: ReactElement,
	{ reader, origin }: { reader: ContentReader; origin: string },
): Promise<RenderedMail> {
	const { render, toPlainText } = await import("@react-email/components");
	const html = await render(createElement(MailLookContext, { value: mailLook(reader, origin) }, mail));
	return { subject, html, text: toPlainText(html, { selectors: plainText }) };
}

const plainText = [
	...["h1", "h2", "h3", "h4"].map((selector) => ({ selector, options: { uppercase: false } })),
	// The text of these links already is the number or the address.
	...["tel:", "mailto:"].map((scheme) => ({ selector: `a[href^="${scheme}"]`, format: "inline" })),
	{ selector: "table.estimate", format: "dataTable", options: { uppercaseHeaderCells: false, maxColumnWidth: 60 } },
];
