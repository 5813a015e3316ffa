import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { ownWordsLimit } from "#app/model/appointments/booking-fields.ts";
import { mostDays } from "#app/model/quotes/read-quote.ts";
import { addDays } from "#app/time/days.ts";
import { dayInMontreal } from "#app/time/montreal.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import type { ProposalChoices } from "../../.server/office/quotes/proposal-choices.ts";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";
import { sayFault } from "./say-fault.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** Until when the price is valid, the appointment that it proposes, and the member's words. */
export function SendingFields({
	page,
	state,
	proposals,
}: {
	page: QuotePage;
	state: QuoteFormState;
	proposals: ProposalChoices;
}) {
	const { quoteEditor } = useStaffLanguage().words;
	const { sending: own, proposal } = quoteEditor;
	const { rendered, context } = state;
	const fault = state.faultAt("validUntil");
	const today = dayInMontreal(context.now);
	return (
		<section className="office-panel" aria-labelledby="quote-sending">
			<h2 id="quote-sending">{own.title}</h2>
			<div className="quote-sending">
				<TextField
					id="validUntil"
					name="validUntil"
					type="date"
					label={own.validUntil}
					hint={own.validHint}
					min={today}
					max={addDays(today, mostDays)}
					defaultValue={rendered.validUntil}
					{...(fault && { error: sayFault(fault, quoteEditor) })}
				/>
				{proposals.kind === "booked" ? (
					<p className="quote-booked">{proposal.booked(proposals.when)}</p>
				) : (
					<div className="grid content-start gap-4">
						<SelectField
							id="place"
							name="place"
							label={proposal.label}
							hint={proposals.nothing ?? proposal.hint}
							defaultValue={rendered.place}
						>
							<option value="">{proposal.none}</option>
							{proposals.choices.map(({ value, text }) => (
								<option key={value} value={value}>
									{text}
								</option>
							))}
						</SelectField>
						{proposals.lengths && (
							<SelectField name="minutes" label={own.length} defaultValue={rendered.minutes || proposals.minutes}>
								{proposals.lengths.map(({ value, text }) => (
									<option key={value} value={value}>
										{text}
									</option>
								))}
							</SelectField>
						)}
					</div>
				)}
			</div>
			{page.email && (
				<TextArea
					name="text"
					label={own.ownWords}
					optional={quoteEditor.optional}
					hint={own.ownWordsHint}
					rows={2}
					maxLength={ownWordsLimit}
					defaultValue={rendered.text}
					lang={page.language}
					className="[&_textarea]:min-h-18"
				/>
			)}
			<p className="mt-3 text-ink-600 text-small">{page.email ? quoteEditor.leaves : quoteEditor.calls}</p>
		</section>
	);
}
