import type { ReactNode } from "react";
import { Form, useNavigation, useParams, useRevalidator } from "react-router";
import { PhotoField } from "#app/leads/pages/photos/photo-field.tsx";
import { pathTo } from "#app/locale/paths.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import type { FollowWords } from "#app/model/estimate/words.ts";
import { refusalPlace } from "#app/model/forms/form-refusal.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { formatDate } from "#app/time/format.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLatest } from "./use-latest.ts";

/** The messages and photos that the visitor added, and the form to add more. */
export function FollowMessages({
	words,
	formKey,
	lead,
	isFoldable,
	isFolded,
}: {
	words: FollowWords;
	formKey: string;
	lead: FollowedLead;
	isFoldable: boolean;
	/** While nothing in it is new to the customer. */
	isFolded: boolean;
}) {
	const { locale } = useLanguage();
	// The other forms of this page name their button.
	const { formData } = useNavigation();
	const { token = "" } = useParams();
	const { revalidate } = useRevalidator();
	const path = pathTo("estimate-follow", locale, { token });
	const answer = useFormAnswer<StepAnswer>();
	const { messages: added, photos, photoWords } = lead;
	const refusal = answer?.errors.photos;
	const refused = refusal ? [{ name: refusal.name ?? "", reason: refusal.code }] : [];
	// With each message: the second one is confirmed by the same element.
	const sent = added.filter(({ isOurs }) => !isOurs).length;
	const isAdded = answer ? answer.isAdded === true : lead.isAdded;
	const result = isAdded ? sent : null;
	const latest = useLatest(result);
	const confirmation = useAnswerFocus(result);
	const error = answer?.errors.message?.code;
	const field = useAnswerFocus<HTMLTextAreaElement>(error && answer);
	const place = answer?.failure && refusalPlace(answer.pressed);
	const isTried = error !== undefined || refusal !== undefined || place === "form" || place === "photos";
	return (
		<Frame heading={words.addHeading} isFoldable={isFoldable} isOpen={!isFolded || isTried}>
			{isAdded && (
				<Notice ref={confirmation} id="added" tone="success" role="status" tabIndex={-1} autoFocus className="mt-5">
					{words.message.sent}
				</Notice>
			)}
			{added.length > 0 && (
				<>
					<h3 className="mt-5 text-h4">{words.history}</h3>
					<ul className="mt-2 grid gap-3">
						{added.map(({ at, text, isOurs }) => (
							<li key={at} className="rounded-md bg-white px-5 py-4 text-note">
								<span className="block text-ink-600 text-small">
									{isOurs ? words.us : words.you}, {formatDate(at, locale)}
								</span>
								<span className="whitespace-pre-line">{text}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<Form key={latest} method="post" action={path} encType="multipart/form-data" className="mt-6 grid gap-7">
				<input type="hidden" name="key" value={formKey} />
				<TextArea
					ref={field}
					id="message"
					name="message"
					label={words.message.label}
					hint={words.message.hint}
					error={error && (error === "too-long" ? words.message.tooLong : words.message.missing)}
					defaultValue={answer?.values.message}
					autoFocus={error !== undefined}
					maxLength={2000}
				/>
				<PhotoField
					words={photoWords}
					photos={photos}
					refused={refused}
					path={path}
					onAdded={revalidate}
					removable={false}
					autoFocus={refusal !== undefined && !isAdded}
				/>
				<FormRefusal />
				{/* One button of the page is red: accepting the price. */}
				<Button
					type="submit"
					look={lead.quote.offer?.form ? "dark" : "primary"}
					busy={formData?.has("message")}
					className="justify-self-start"
				>
					{words.message.send}
				</Button>
			</Form>
		</Frame>
	);
}

/**
 * A link to the heading unfolds it. It is the same element whether it can be folded or not: the work may be done while the
 * customer types.
 */
function Frame({
	heading,
	isFoldable,
	isOpen,
	children,
}: {
	heading: string;
	isFoldable: boolean;
	isOpen: boolean;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby="add-heading" className="print:hidden">
			<details className={isFoldable ? "accordion" : undefined} open={!isFoldable || isOpen || undefined}>
				<summary hidden={!isFoldable}>
					<span className="font-semibold text-spruce">{heading}</span>
					<Icon name="plus" size={22} />
				</summary>
				<div className={isFoldable ? "pb-6" : undefined}>
					<h2 id="add-heading" tabIndex={-1} className={isFoldable ? "sr-only" : "text-h3"}>
						{heading}
					</h2>
					{children}
				</div>
			</details>
		</section>
	);
}
