import type { ReactElement } from "react";
import type { Mail } from "#app/model/ports.ts";

export type RenderedMail = Pick<Mail, "subject" | "html" | "text" | "attachments">;

/** Imports React Email with the first mail: the start of the server does not wait for it. */
export async function renderMail(subject: string, mail: ReactElement): Promise<RenderedMail> {
	const { render, toPlainText } = await import("@react-email/components");
	const html = await render(mail);
	return { subject, html, text: toPlainText(html, { selectors: plainText }) };
}

const plainText = [
	...["h1", "h2", "h3", "h4"].map((selector) => ({ selector, options: { uppercase: false } })),
	// The text of these links already is the number or the address.
	...["tel:", "mailto:"].map((scheme) => ({ selector: `a[href^="${scheme}"]`, format: "inline" })),
	{ selector: "table.estimate", format: "dataTable", options: { uppercaseHeaderCells: false, maxColumnWidth: 60 } },
];
