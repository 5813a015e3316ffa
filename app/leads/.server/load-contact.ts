import { expand } from "#app/.server/content/expand.ts";
import { pageWords } from "#app/.server/content/page-words.ts";
import { issueFormKey } from "#app/.server/form-key.ts";
import type { LoadContext, LoadedPage, PageFailure } from "#app/.server/pages/loaded-page.ts";
import type { ContactContent, ThanksContent } from "#app/model/leads/contact-content.ts";
import { openingState } from "#app/model/site/opening-state.ts";
import { contactWords } from "#content/contact.ts";
import { mayThank, thanksQuery } from "./thanks-address.ts";

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

export function loadThanks(context: LoadContext): LoadedPage | PageFailure {
	const { locale, params, path, reader, services } = context;
	const { reference = "" } = params;
	if (!mayThank(reference, context)) return { failure: { status: 404, message: `Page not found: ${path}` } };
	const words = pageWords("thanks", locale, reader);
	const content: ThanksContent = { words, reference };
	const query = thanksQuery(reference, services.secret);
	return { title: words.title, description: words.description, content, query };
}
