import { locales } from "#app/locale/locales.ts";
import type { EditorContent } from "./editor-context.tsx";

/** Names the draft that the member sees, by language: the server neither publishes nor replaces another one. */
export function SeenDraft({ marks }: { marks: readonly string[] }) {
	return locales.map((part, index) => (
		<input key={part} type="hidden" name="seen" data-part={part} defaultValue={marks[index]} />
	));
}

/** The fields were saved since the form was rendered: what they contain now is what the member sees. */
export function nameSeenDraft(form: HTMLFormElement, savers: EditorContent["savers"]): void {
	for (const box of form.querySelectorAll<HTMLInputElement>("input[name=seen]")) {
		for (const [part, { base }] of savers) if (box.dataset.part === part) box.value = base;
	}
}
