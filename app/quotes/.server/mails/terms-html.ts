import { renderMarkdown } from "#app/.server/content/markdown.ts";
import { inlineStyle, type MailLook } from "#app/.server/mail/mail-look.ts";

function attributesOf(styles: MailLook["styles"]) {
	return {
		heading: `class="heading" style="${inlineStyle(styles.termsHeading)}"`,
		link: `class="link" style="${inlineStyle(styles.link)}"`,
		table: `class="estimate rule" width="100%" cellpadding="0" cellspacing="0" style="${inlineStyle(styles.table)}"`,
		cell: `class="text rule" align="left" style="${inlineStyle(styles.termsCell)}"`,
		callout: `class="sand" style="${inlineStyle(styles.termsCallout)}"`,
	};
}

/**
 * Terms as HTML for mails: absolute links, one size of headings, and only elements that mail programs show. Typed text
 * cannot match these patterns: `renderMarkdown` escapes every `<` in it.
 */
export function termsHtml(markdown: string, origin: string, styles: MailLook["styles"]): string {
	const attributes = attributesOf(styles);
	return (
		renderMarkdown(markdown)
			.html.replaceAll(/<h\d(?: id="[^"]*")?>/g, `<h4 ${attributes.heading}>`)
			.replaceAll(/<\/h\d>/g, "</h4>")
			// A place on the page that the mail does not have.
			.replaceAll(/<a href="#[^"]*">(.*?)<\/a>/gs, "$1")
			.replaceAll(/<a href="(\/?)/g, (_, slash: string) => `<a ${attributes.link} href="${slash && `${origin}/`}`)
			.replaceAll("<table>", `<table ${attributes.table}>`)
			.replaceAll(/<(t[hd])(?: scope="(col|row)")?(?: data-label="[^"]*")?>/g, (_, tag: string, scope?: string) =>
				scope ? `<${tag} scope="${scope}" ${attributes.cell}>` : `<${tag} ${attributes.cell}>`,
			)
			.replaceAll(/<div class="callout"[^>]*>/g, `<div ${attributes.callout}>`)
			// Mail programs either hide the answer for good or show it without its summary.
			.replaceAll(/<details[^>]*><summary>/g, "<div><strong>")
			.replaceAll("</summary>", "</strong>")
			.replaceAll("</details>", "</div>")
	);
}
