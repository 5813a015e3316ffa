import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatRange } from "#app/locale/format.ts";
import { locales } from "#app/locale/locales.ts";
import { FieldError } from "#app/ui/field.tsx";
import type { QuotePage } from "../../.server/office/quotes/quote-page.ts";
import { LineFields } from "./line-fields.tsx";
import { sayFault } from "./say-fault.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** The lines in both languages, of which one is shown, and what adds a line. */
export function LinesPanel({ page, state }: { page: QuotePage; state: QuoteFormState }) {
	const { words, locale } = useStaffLanguage();
	const { quoteEditor } = words;
	const own = quoteEditor.lines;
	const { rendered, typed, said } = state;
	const missing = (language: "fr" | "en") =>
		typed.lines.filter(({ isRemoved, text }) => !isRemoved && text[language].trim() === "").length;
	const fault = state.faultAt("add");
	const isSaid = said === "add" || said === "free" ? "add" : said === "remove" || said === "restore" ? said : null;
	return (
		<section className="office-panel" aria-labelledby="quote-lines">
			<div className="quote-panel-head">
				<h2 id="quote-lines">{own.title}</h2>
				<fieldset className="quote-choice">
					<legend className="sr-only">{own.language}</legend>
					{locales.map((language) => (
						<label key={language}>
							<input type="radio" name="lang" value={language} defaultChecked={language === state.language} />
							<span>
								{quoteEditor.languages[language]}
								{missing(language) > 0 && (
									<>
										<span className="quote-missing" aria-hidden="true">
											{missing(language)}
										</span>
										<span className="sr-only">{own.missing(missing(language))}</span>
									</>
								)}
							</span>
						</label>
					))}
				</fieldset>
			</div>
			<p className="quote-columns" aria-hidden="true">
				<span>{own.text}</span>
				<span>{own.quantity}</span>
				<span>{own.price}</span>
				<span>{own.amount}</span>
			</p>
			<ol className="quote-lines">
				{rendered.lines.map((line, index) => (
					<li key={index}>
						<LineFields index={index} line={line} state={state} />
					</li>
				))}
			</ol>
			<div className="quote-add">
				<label htmlFor="add" className="sr-only">
					{own.fromList}
				</label>
				<select
					id="add"
					name="add"
					className="field"
					aria-invalid={fault ? true : undefined}
					aria-describedby={fault ? "add-error" : undefined}
				>
					<option value="">{own.choose}</option>
					{page.addable.map(({ key, line }) => (
						<option key={key} value={key}>
							{line.text[locale]}
							{line.expected && `, ${formatRange(line.expected.range, locale)}`}
						</option>
					))}
				</select>
				<button type="submit" name="do" value="add" className="button" data-look="light">
					<OfficeIcon name="plus" size={18} />
					{own.add}
				</button>
				<button type="submit" name="do" value="free" className="button quote-free" data-look="light">
					{own.free}
				</button>
			</div>
			<FieldError id="add-error">{fault && sayFault(fault, quoteEditor)}</FieldError>
			<p role="status" className="sr-only">
				{isSaid && own.said[isSaid]}
			</p>
		</section>
	);
}
