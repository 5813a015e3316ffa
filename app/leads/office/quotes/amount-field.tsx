import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FormFault } from "../../.server/office/handle-lead.ts";
import type { AcceptedAmount } from "../../.server/office/quotes/accepted-amount.ts";

/** The final amount of a done lead. Once a price is accepted, it starts with it and says what the customer accepted. */
export function AmountField({
	lead,
	amount,
	accepted,
	fault,
}: {
	/** The id of the lead. */
	lead: string;
	/** As typed, or as stored. */
	amount: string | undefined;
	accepted: AcceptedAmount | null;
	fault: FormFault | null;
}) {
	const { leads, quoteCard } = useStaffLanguage().words;
	const { closing } = leads;
	const isAbove = fault === "above-accepted" && accepted !== null;
	const error = fault === "amount-wrong" ? closing.amountWrong : isAbove ? accepted.above : undefined;
	return (
		<div>
			<TextField
				name="amount"
				label={closing.amount}
				optional={closing.optional}
				hint={[accepted?.hint, closing.amountHint].filter(Boolean).join(" ")}
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				defaultValue={amount}
				{...(error && { error })}
			/>
			{isAbove && (
				<Link to={`${leadPath(lead)}/soumission`} className="office-action">
					{quoteCard.amount.newVersion}
				</Link>
			)}
		</div>
	);
}
