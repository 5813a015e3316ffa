import type { FormWords } from "#app/model/forms/form-words.ts";
import { usePayload } from "#app/runtime/page.ts";

/** Only pages with such a form have these words: the home page does not load them. */
export function useFormWords(): FormWords {
	const words = usePayload()?.forms;
	if (!words) throw new Error("A page with a form was loaded without its words");
	return words;
}
