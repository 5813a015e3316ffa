import type { ReactNode } from "react";
import { Form, useParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { FollowedPlace } from "#app/model/estimate/step-content.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLatest } from "./use-latest.ts";

/** The address where the work is done, which the customer may complete or correct. */
export function FollowAddress({
	place,
	formKey,
	children,
}: {
	place: FollowedPlace;
	formKey: string;
	/** How to get in, below the address. */
	children?: ReactNode;
}) {
	const { words, fields, savedAt } = place;
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const firstWrong = fields.find(({ name }) => answer?.errors[name])?.name;
	const latest = useLatest(savedAt);
	const confirmation = useAnswerFocus(savedAt);
	const form = useAnswerFocus<HTMLFormElement>(answer, "[aria-invalid]");
	return (
		<section aria-labelledby="address-heading" className="print:hidden">
			<h2 id="address-heading" tabIndex={-1} className="text-h3">
				{words.heading}
			</h2>
			<p className="mt-2 text-note">{place.hasStreet ? words.known : words.lead}</p>
			{savedAt && !answer && (
				<Notice
					ref={confirmation}
					id="address-saved"
					tone="success"
					role="status"
					tabIndex={-1}
					autoFocus
					className="mt-5"
				>
					{words.saved}
				</Notice>
			)}
			<Form
				key={latest}
				ref={form}
				method="post"
				action={pathTo("estimate-follow", locale, { token })}
				className="mt-5 grid items-start gap-5 rounded-lg bg-white p-5 sm:grid-cols-2 md:p-8"
			>
				<input type="hidden" name="key" value={formKey} />
				{fields.map(({ name, value, ...field }) => (
					<TextField
						key={name}
						id={name}
						name={name}
						label={words.fields[name]}
						error={words.errors[answer?.errors[name]?.code ?? ""]}
						defaultValue={answer?.values[name] ?? value}
						autoFocus={name === firstWrong}
						{...field}
					/>
				))}
				<FormRefusal place="address" className="sm:col-span-2" />
				<Button type="submit" name="intent" value="address" look="outline" className="justify-self-start">
					{words.save}
				</Button>
			</Form>
			{children}
		</section>
	);
}
