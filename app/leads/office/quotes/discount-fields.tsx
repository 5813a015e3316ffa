import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatWithCents } from "#app/locale/format.ts";
import { locales } from "#app/locale/locales.ts";
import { discountsFor, type QuotePromotion } from "#app/model/quotes/quote-discounts.ts";
import { otherDiscount, quoteLimits } from "#app/model/quotes/quote-form.ts";
import { FieldError, TextField } from "#app/ui/field.tsx";
import { sayFault } from "./say-fault.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** No discount, a promotion whose conditions hold, or an amount that the member decides. */
export function DiscountFields({ state }: { state: QuoteFormState }) {
	const { words } = useStaffLanguage();
	const { quoteEditor } = words;
	const own = quoteEditor.discount;
	const { rendered, content, context } = state;
	const choices = discountsFor(content?.lines ?? [], context.promotions, context, context.prices);
	const isChosen = (value: string) => rendered.discount === value;
	const fault = state.faultAt("discount");
	const error = (field: string) => {
		const found = state.faultAt(field);
		return found && { error: sayFault(found, quoteEditor) };
	};
	return (
		<section className="office-panel">
			<fieldset className="quote-discounts" aria-describedby={fault ? "discount-error" : undefined}>
				<legend>{own.title}</legend>
				<label className="quote-pick">
					<input id="discount" type="radio" name="discount" value="" defaultChecked={isChosen("")} />
					<span>{own.none}</span>
				</label>
				{choices.map((choice) => (
					<Promotion key={choice.promotion.code} choice={choice} state={state} />
				))}
				<label className="quote-pick">
					<input type="radio" name="discount" value={otherDiscount} defaultChecked={isChosen(otherDiscount)} />
					<span>{own.other}</span>
				</label>
				<div className="quote-off">
					<TextField
						id="off.amount"
						name="off.amount"
						label={own.amount}
						inputMode="decimal"
						autoComplete="off"
						defaultValue={rendered.off.amount}
						{...error("off.amount")}
					/>
					{locales.map((language) => (
						<TextField
							key={language}
							id={`off.text.${language}`}
							name={`off.text.${language}`}
							label={own.text(quoteEditor.inLanguage[language])}
							lang={language}
							autoComplete="off"
							maxLength={quoteLimits.text}
							defaultValue={rendered.off.text[language]}
							{...error(`off.text.${language}`)}
						/>
					))}
				</div>
				<FieldError id="discount-error">{fault && sayFault(fault, quoteEditor)}</FieldError>
			</fieldset>
		</section>
	);
}

function Promotion({ choice: { promotion, cents, why }, state }: { choice: QuotePromotion; state: QuoteFormState }) {
	const { words, locale } = useStaffLanguage();
	const own = words.quoteEditor.discount;
	const { name, conditions } = promotion.words[locale];
	// One that was chosen stays a choice: the browser would send nothing for it.
	const isOff = why !== null && state.typed.discount !== promotion.code;
	return (
		<label className="quote-pick" data-off={isOff || undefined}>
			<input
				type="radio"
				name="discount"
				value={promotion.code}
				defaultChecked={state.rendered.discount === promotion.code}
				disabled={isOff}
			/>
			<span>
				<strong className="font-semibold">{name}</strong>
				<span className="quote-hint">{why === null ? `${own.holds} ${conditions.join(" ")}` : own.refused[why]}</span>
			</span>
			{why === null && (
				<span className="quote-cut tabular">
					−{locale === "fr" ? "\u00a0" : ""}
					{formatWithCents(cents, locale)}
				</span>
			)}
		</label>
	);
}
