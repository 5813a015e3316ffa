import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { leadPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatWithCents } from "#app/locale/format.ts";
import { readMoney, writeMoney } from "#app/model/editing/schemas/written-values.ts";
import { addTaxes } from "#app/model/estimate/taxes.ts";
import { amountWithout, lineField, type OfferedWork } from "#app/model/jobs/done-form.ts";
import { FieldError } from "#app/ui/field.tsx";
import { atTheAmount } from "./done-refusal.tsx";

interface AmountPartProps {
	work: OfferedWork;
	/** A visit after the work: the amount is what was paid before. */
	isFree: boolean;
	/** As typed, or as it starts. */
	amount: string;
	fault: string | null;
	/** The id of the lead, for a newer version of its quote; null for a crew. */
	lead: string | null;
	form: RefObject<HTMLFormElement | null>;
}

/** The final amount: it follows the ticks until the member types another one, or if it was paid before. */
export function AmountPart({ work, isFree, amount, fault, lead, form }: AmountPartProps) {
	const { words, locale } = useStaffLanguage();
	const { amount: said, optional } = words.doneForm;
	const input = useRef<HTMLInputElement>(null);
	const followed = useMemo(() => (isFree ? { ...work, accepted: null } : work), [isFree, work]);
	const { cents, offered } = useAmount(followed, amount, form, input);
	const sayCents = (value: number) => formatWithCents(value, locale);
	const { accepted } = work;
	const isAbove = accepted !== null && (fault === "above-accepted" || (cents !== null && cents > accepted.most));
	const error = isAbove ? said.above(sayCents(accepted.most)) : fault === "amount-wrong" ? said.wrong : undefined;
	const difference = accepted && !isFree && cents !== null ? cents - accepted.amount : null;
	return (
		<div className="done-part">
			<h2>
				<label htmlFor="amount">{isFree ? said.paid : said.title}</label>
				{(isFree || !accepted) && (
					<span className="ml-2 font-normal font-text text-ink-600 text-small">{optional}</span>
				)}
			</h2>
			<p className="done-money">
				<input
					ref={input}
					id="amount"
					name="amount"
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					defaultValue={amount}
					// biome-ignore lint/a11y/noAutofocus: without JavaScript, the error of a refused form would be off-screen.
					autoFocus={fault !== null && atTheAmount.has(fault)}
					aria-describedby="amount-taxes amount-hint amount-error"
					aria-invalid={error ? true : undefined}
					className="field tabular"
				/>
				<span aria-hidden="true">$</span>
			</p>
			<p id="amount-taxes" className="done-taxes">
				<span>{said.beforeTaxes}</span>
				{cents !== null && (
					<span className="tabular">
						<strong>{sayCents(addTaxes(cents).total)}</strong> {said.withTaxes}
					</span>
				)}
			</p>
			<p id="amount-hint" className={accepted && !isFree ? "sr-only" : "text-ink-600 text-small"}>
				{isFree ? said.paidHint : accepted ? said.accepted(sayCents(accepted.amount)) : said.empty}
			</p>
			<FieldError id="amount-error">{error}</FieldError>
			{isAbove && lead && (
				<Link to={`${leadPath(lead)}/soumission`} className="office-action">
					{said.newVersion}
				</Link>
			)}
			{!isAbove && difference !== null && (
				<p className="done-difference" role="status">
					<OfficeIcon name="check" />
					<span>
						{difference < 0
							? said.less(sayCents(-difference))
							: difference > 0
								? said.more(sayCents(difference))
								: said.same}
					</span>
				</p>
			)}
			{offered !== null && (
				<p className="done-offer">
					<button type="button" className="button" data-look="light" data-size="small" onClick={() => use(offered)}>
						{said.use(sayCents(offered))}
					</button>
					<span className="text-ink-600 text-small">{said.useWhy}</span>
				</p>
			)}
		</div>
	);

	function use(value: number): void {
		write(input.current, writeMoney(value, locale));
		input.current?.focus();
	}
}

/** The typed amount in cents, and the one that the ticks give when it differs. */
function useAmount(
	work: OfferedWork,
	start: string,
	form: RefObject<HTMLFormElement | null>,
	input: RefObject<HTMLInputElement | null>,
) {
	const { locale } = useStaffLanguage();
	const [typed, setTyped] = useState(start);
	const [byTicks, setByTicks] = useState(work.accepted?.amount ?? null);
	/** What the ticks gave before: the field follows them as long as it has this amount. */
	const followed = useRef(work.accepted?.amount ?? null);
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const read = () => {
			const ticked = new FormData(element).getAll(lineField(work.version)).map(Number);
			const undone = work.lines.map((_, index) => index).filter((index) => !ticked.includes(index));
			const next = amountWithout(work, undone);
			const value = input.current?.value ?? "";
			if (next !== null && next !== followed.current && centsOf(value) === followed.current) {
				followed.current = next;
				write(input.current, writeMoney(next, locale));
			} else followed.current = next;
			setByTicks(next);
			setTyped(input.current?.value ?? "");
		};
		read();
		element.addEventListener("input", read);
		return () => element.removeEventListener("input", read);
	}, [form, input, work, locale]);
	const cents = centsOf(typed);
	return { cents, offered: byTicks !== null && cents !== byTicks ? byTicks : null };
}

function centsOf(typed: string): number | null {
	const cents = typed.trim() === "" ? null : readMoney(typed.trim());
	return typeof cents === "number" ? cents : null;
}

/** Dispatches an event, as typing does, so that the form keeps the value. */
function write(input: HTMLInputElement | null, value: string): void {
	if (!input) return;
	input.value = value;
	input.dispatchEvent(new Event("input", { bubbles: true }));
}
