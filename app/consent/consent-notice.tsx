import { type FormEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { consentPath, isConsentChoice, type PublicSettings } from "#app/model/consent/public-settings.ts";
import type { PagePayload } from "#app/model/page-payload.ts";
import { Link } from "#app/ui/link.tsx";
import type { Messages } from "#content/messages/fr.ts";
import { chooseConsent, useConsent } from "./consent-state.ts";
import { measurePage } from "./measure-page.ts";

type Words = Messages["consent"];

/** The script could not save the choice: the browser sends the form, and the page unloads. */
let isUnsaved = false;

/** Works without JavaScript. Both buttons look the same, so that neither answer is favoured. */
export function ConsentForm({ words }: { words: Words }) {
	const { pathname } = useLocation();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		if (isUnsaved) return;
		event.preventDefault();
		const form = event.currentTarget;
		const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
		const choice = button?.value;
		if (!isConsentChoice(choice)) return;
		form.closest<HTMLElement>("[popover]")?.hidePopover();
		if (await chooseConsent(choice, pathname)) return;
		isUnsaved = true;
		form.requestSubmit(button);
	};
	return (
		<form method="post" action={consentPath} onSubmit={submit} className="flex flex-wrap items-center gap-2.5">
			<input type="hidden" name="path" value={pathname} />
			<button type="submit" name="choice" value="refused" className="button" data-look="dark" data-size="small">
				{words.refuse}
			</button>
			<button type="submit" name="choice" value="granted" className="button" data-look="dark" data-size="small">
				{words.accept}
			</button>
		</form>
	);
}

/** Shown until the visitor has answered. In the normal flow of the page: it never covers content. */
export function ConsentNotice({
	words,
	settings,
	privacyPath,
	privacyLabel,
}: {
	words: Words;
	settings: PublicSettings;
	privacyPath: string;
	privacyLabel: string;
}) {
	const consent = useConsent(settings.consent);
	if (!settings.tagManager || consent !== "undecided") return null;
	return (
		<section aria-label={words.title} className="bg-cream-200 print:hidden">
			<div className="page-width flex flex-col gap-x-8 gap-y-3 py-4 text-note leading-snug lg:flex-row lg:items-center">
				<p className="flex-1">
					{words.question}{" "}
					<Link to={privacyPath} className="inline-link">
						{privacyLabel}
					</Link>
				</p>
				<ConsentForm words={words} />
			</div>
		</section>
	);
}

/** Sends page views and events to the tag manager, only while consent is granted. */
export function TagManager({ payload }: { payload: PagePayload }) {
	const location = useLocation();
	const { settings } = payload;
	const { tagManager } = settings;
	const granted = useConsent(settings.consent) === "granted";
	useEffect(() => measurePage(payload, location, granted), [payload, location, granted]);
	if (!tagManager || settings.unmeasured || settings.consent !== "granted") return null;
	return (
		<noscript>
			<iframe
				src={`${tagManager.origin}/ns.html?id=${tagManager.id}`}
				height="0"
				width="0"
				title="Tag manager"
				className="hidden"
			/>
		</noscript>
	);
}
