import { type RefObject, useEffect } from "react";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { readFormDraft, writeFormDraft } from "#app/runtime/form-draft.ts";
import { useFormAnswer } from "#app/runtime/page.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Text fields, except the access note: how to get into a home is stored nowhere before it is sent. */
const fields = ":is(textarea, input:is([type=email], :not([type]))):not([readonly], [autocomplete=off])";

/**
 * Keeps unsent text of all forms in `box` in this tab, for the same page in the other language. `data` is replaced when the
 * server has accepted a form: its fields then have the server's values, and their text is dropped.
 */
export function useKeptText(box: RefObject<HTMLElement | null>, name: string, data: object): void {
	const answer = useFormAnswer<StepAnswer>();
	useEffect(() => {
		for (const [id, text] of Object.entries(readFormDraft(name))) {
			const field = fieldsIn(box).find((one) => one.id === id);
			if (field && !isChanged(field)) field.value = text;
		}
	}, [box, name]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: new data means that a form may have been accepted
	useEffect(() => {
		const save = () => {
			const changed = fieldsIn(box).filter(isChanged);
			// The values of a rejected form are the page's values, and unsent all the same.
			writeFormDraft(name, {
				...(answer && readFormDraft(name)),
				...Object.fromEntries(changed.map(({ id, value }) => [id, value])),
			});
		};
		// Also the text that was typed before hydration.
		save();
		const element = box.current;
		element?.addEventListener("input", save);
		return () => element?.removeEventListener("input", save);
	}, [box, name, data, answer]);
}

function fieldsIn(box: RefObject<HTMLElement | null>): Field[] {
	return [...(box.current?.querySelectorAll<Field>(fields) ?? [])];
}

function isChanged({ value, defaultValue }: Field): boolean {
	return value !== defaultValue;
}
