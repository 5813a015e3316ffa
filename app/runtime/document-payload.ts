import type { PagePayload } from "#app/model/page-payload.ts";

const id = "page-payload";

/** Writes the payload as a JSON script element at the end of the document. Escapes `<`, which could end the element. */
export function writeDocumentPayload(payload: PagePayload): string {
	return `<script type="application/json" id="${id}">${JSON.stringify(payload).replaceAll("<", "\\u003c")}</script>`;
}

export function readDocumentPayload(): PagePayload | undefined {
	const text = document.getElementById(id)?.textContent;
	return text ? (JSON.parse(text) as PagePayload) : undefined;
}
