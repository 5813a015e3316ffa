import { Form, useNavigation } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { ConsentProof } from "#app/leads/pages/consent-proof.tsx";
import type { FormRefusalAnswer } from "#app/model/forms/form-refusal.ts";
import type { PreferencesContent } from "#app/model/privacy/promotions-view.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useContent, useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceRow } from "#app/ui/choice-row.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { receiveUnsubscribe } from "../.server/unsubscribe.ts";

export const loader = loadPage;
export const action = receiveUnsubscribe;
export { clientLoader } from "#app/runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";

/** Chooses the kinds of mail, or ends them all, from a link in a mail and without signing in. */
export default function Preferences() {
	const content = useContent<PreferencesContent>();
	const { heading, outcome, status, note, proofs } = content;
	return (
		<section className="page-width max-w-2xl pt-8 pb-section">
			<h1>{heading}</h1>
			<div className="mt-8 grid gap-6 rounded-lg bg-white p-6 md:p-8">
				<Outcome outcome={outcome} />
				{status.map((text) => (
					<p key={text}>{text}</p>
				))}
				{/* The boxes start from what is stored. */}
				<Choice key={outcome?.at ?? 0} content={content} />
				<p className="text-ink-600 text-small">{note}</p>
			</div>
			{proofs.list.length > 0 && (
				<>
					<h2 className="mt-12 text-h4">{proofs.heading}</h2>
					<ul className="mt-5 grid gap-6">
						{proofs.list.map((proof) => (
							<li key={proof.given + proof.ended} className="border-line not-first:border-t not-first:pt-6">
								<ConsentProof proof={proof} />
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

/** What was just saved. Takes focus; `autofocus` does so without JavaScript. */
function Outcome({ outcome }: Pick<PreferencesContent, "outcome">) {
	const box = useAnswerFocus(outcome?.at);
	if (!outcome) return null;
	return (
		<Notice ref={box} tone="success" role="status" autoFocus tabIndex={-1}>
			{outcome.text}
		</Notice>
	);
}

function Choice({ content }: { content: PreferencesContent }) {
	const { legend, kinds, anytime, save, stop, unavailable } = content;
	const answer = useFormAnswer<FormRefusalAnswer & { values?: Record<string, string> }>();
	const kept = answer?.failure && answer.pressed === "save" ? (answer.values?.kind ?? "").split(",") : null;
	const sent = useNavigation().formData?.get("intent");
	return (
		<div className="grid gap-5">
			<Form method="post" className="grid gap-5">
				<fieldset className="grid gap-3">
					<legend className="mb-3 font-semibold text-spruce">{legend}</legend>
					{kinds.map(({ name, label, isChosen }) => (
						<ChoiceRow
							key={name}
							type="checkbox"
							name="kind"
							value={name}
							defaultChecked={kept ? kept.includes(name) : isChosen}
						>
							{label}
						</ChoiceRow>
					))}
				</fieldset>
				<p className="text-note">{anytime}</p>
				<FormRefusal text={unavailable} />
				<Button type="submit" name="intent" value="save" busy={sent === "save"} className="justify-self-start">
					{save}
				</Button>
			</Form>
			{stop && (
				<Form method="post" className="grid gap-5 border-line border-t pt-5">
					<FormRefusal place="withdraw" text={unavailable} />
					<Button
						type="submit"
						look="outline"
						name="intent"
						value="withdraw"
						busy={sent === "withdraw"}
						className="justify-self-start"
					>
						{stop}
					</Button>
				</Form>
			)}
		</div>
	);
}
