import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatRange, formatWithCents } from "#app/locale/format.ts";
import { locales } from "#app/locale/locales.ts";
import { lineAmount, mostOfLine } from "#app/model/quotes/quote-amounts.ts";
import { lineField, quoteLimits, type TypedLine, writeExpected } from "#app/model/quotes/quote-form.ts";
import { readFigures } from "#app/model/quotes/read-quote.ts";
import { FieldError } from "#app/ui/field.tsx";
import { LineInput } from "./line-input.tsx";
import { sayFault } from "./say-fault.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** One line, with what the estimate or the price list says under it. */
export function LineFields({ index, line, state }: { index: number; line: TypedLine; state: QuoteFormState }) {
	const { words, locale } = useStaffLanguage();
	const own = words.quoteEditor.lines;
	const field = (name: string) => lineField(index, name);
	const now = state.typed.lines[index] ?? line;
	const isHourly = now.unit === "hour";
	const figures = readFigures(now);
	const name = now.text[locale] || now.text.fr || own.one(index + 1);
	if (line.isRemoved) return <RemovedLine index={index} line={line} name={name} />;
	return (
		<fieldset className="quote-line" data-hourly={isHourly || undefined}>
			<legend className="sr-only">{own.one(index + 1)}</legend>
			<Kept index={index} line={line} />
			<div className="quote-texts">
				{locales.map((language) => (
					<div key={language} data-lang={language}>
						<LineInput
							name={field(`text.${language}`)}
							label={own.text}
							more={words.quoteEditor.inLanguage[language]}
							lang={language}
							rows={1}
							maxLength={quoteLimits.text}
							defaultValue={line.text[language]}
							fault={state.faultAt(field(`text.${language}`))}
						/>
						<LineInput
							name={field(`detail.${language}`)}
							label={own.detail}
							more={words.quoteEditor.inLanguage[language]}
							lang={language}
							rows={1}
							isQuiet
							placeholder={own.detailOptional}
							maxLength={quoteLimits.detail}
							defaultValue={line.detail[language]}
						/>
					</div>
				))}
				<Expected line={line} />
			</div>
			<LineInput
				name={field("quantity")}
				label={isHourly ? own.hours : own.quantity}
				suffix={isHourly ? "h" : undefined}
				defaultValue={line.quantity}
				fault={state.faultAt(field("quantity"))}
				isNarrow
			/>
			<LineInput
				name={field("price")}
				label={isHourly ? own.hourlyPrice : own.price}
				suffix="$"
				defaultValue={line.price}
				fault={state.faultAt(field("price"))}
				isNarrow
			/>
			<p className="quote-amount tabular">
				<span className="sr-only">{own.amount} </span>
				{figures ? (
					formatWithCents(lineAmount(figures), locale)
				) : (
					<span className="font-normal text-ink-600">{own.toCorrect}</span>
				)}
			</p>
			<button
				type="submit"
				name="do"
				value={`remove:${index}`}
				className="quote-remove"
				aria-label={`${own.remove}, ${name}`}
			>
				<OfficeIcon name="trash" size={18} />
			</button>
			<div className="quote-unit">
				<label htmlFor={field("unit")} className="sr-only">
					{own.unit}
				</label>
				<select id={field("unit")} name={field("unit")} className="field" defaultValue={line.unit}>
					{(["each", "hour"] as const).map((unit) => (
						<option key={unit} value={unit}>
							{own.units[unit]}
						</option>
					))}
				</select>
			</div>
			<div className="quote-faults">
				{["quantity", "price"].map((name) => {
					const fault = state.faultAt(field(name));
					return (
						<FieldError key={name} id={`${field(name)}-error`}>
							{fault && sayFault(fault, words.quoteEditor)}
						</FieldError>
					);
				})}
			</div>
			<div className="quote-ceiling">
				<OfficeIcon name="shield" size={18} />
				<LineInput
					name={field("ceiling")}
					label={own.ceiling}
					before={own.ceilingBefore}
					after={own.ceilingAfter(figures ? formatWithCents(mostOfLine(figures), locale) : "…")}
					defaultValue={line.ceiling}
					fault={state.faultAt(field("ceiling"))}
				/>
			</div>
		</fieldset>
	);
}

function Expected({ line: { expected, unit } }: { line: TypedLine }) {
	const { words, locale } = useStaffLanguage();
	const own = words.quoteEditor.lines;
	if (!expected) return null;
	const say = expected.of === "line" ? own.estimated : unit === "hour" ? own.listedHour : own.listed;
	return <p className="quote-expected tabular">{say(formatRange(expected.range, locale))}</p>;
}

/** What is sent along without a field. */
function Kept({ index, line: { service, expected } }: { index: number; line: TypedLine }) {
	return (
		<>
			<input type="hidden" name={lineField(index, "service")} value={service ?? ""} />
			<input type="hidden" name={lineField(index, "expected")} value={writeExpected(expected)} />
		</>
	);
}

/** Keeps its values, so that it can be put back. */
function RemovedLine({ index, line, name }: { index: number; line: TypedLine; name: string }) {
	const own = useStaffLanguage().words.quoteEditor.lines;
	const field = (part: string) => lineField(index, part);
	const values = [
		...locales.flatMap((language) => [
			[`text.${language}`, line.text[language]] as const,
			[`detail.${language}`, line.detail[language]] as const,
		]),
		...(["unit", "quantity", "price", "ceiling"] as const).map((part) => [part, line[part]] as const),
		["removed", "yes"] as const,
	];
	return (
		<div className="quote-removed">
			<Kept index={index} line={line} />
			{values.map(([part, value]) => (
				<input key={part} type="hidden" name={field(part)} value={value} />
			))}
			<p>
				<span className="text-ink-600 text-small">{own.removed}</span>
				<s>{name}</s>
			</p>
			<button type="submit" id={field("restore")} name="do" value={`restore:${index}`} className="office-action">
				<OfficeIcon name="undo" size={17} />
				{own.restore} <span className="sr-only">{name}</span>
			</button>
		</div>
	);
}
