import { expand } from "#app/.server/content/expand.ts";
import { pageWords } from "#app/.server/content/page-words.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { LoadContext, LoadedPage } from "#app/.server/pages/loaded-page.ts";
import type { ContactContent, ThanksContent } from "#app/model/page-payload.ts";
import { openingState } from "#app/model/site/opening-state.ts";
import { contactWords } from "#content/contact.ts";

export function loadContact({ locale, reader, services, now }: LoadContext): LoadedPage {
	const words = pageWords("contact", locale, reader);
	const opening = openingState(
		reader.pick("company", ({ hours, holidays }) => ({ hours, holidays })),
		now,
	);
	const content: ContactContent = {
		words,
		formKey: issueFormKey(services.secret, now),
		photoWords: expand(
			reader.pick(`estimate.${locale}`, ({ visit }) => visit.photos),
			locale,
			reader,
		),
		opening,
		contactWords: contactWords[locale],
	};
	return { title: words.title, description: words.description, content };
}

export function loadThanks({ locale, params, reader }: LoadContext): LoadedPage {
	const words = pageWords("thanks", locale, reader);
	const content: ThanksContent = { words, reference: params.reference ?? "" };
	return { title: words.title, description: words.description, content };
}
