import type { ReactNode } from "react";
import type { EstimateText, LineText } from "#app/model/estimate/text.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";

/** The price range with its lines, discount, taxes and total, and the open questions. */
export function RangePanel({
	text,
	words,
	empty = false,
	urgent = false,
	children,
}: {
	text: EstimateText;
	words: PanelWords;
	empty?: boolean;
	urgent?: boolean;
	/** Between the range and its caveats. */
	children?: ReactNode;
}) {
	const { messages } = useLanguage();
	return (
		<>
			<div className="rounded-lg bg-spruce p-2 print:bg-transparent print:p-0">
				<div className="px-5 pt-5 pb-6 lg:px-7 lg:pt-6">
					<p className="font-semibold text-mint text-note print:text-ink">{words.title}</p>
					<p className="tabular mt-1.5 font-bold font-display text-[clamp(2.25rem,1.5rem+2.4vw,3.25rem)] text-cream leading-none tracking-[-0.04em] print:text-ink">
						{empty ? "–" : text.range ? <Figure range={text.range} to={messages.price.to} /> : words.noPrice}
					</p>
					{!empty && text.range && <p className="mt-3 text-mint text-note print:text-ink">{words.before}</p>}
					{!empty && text.assumed && (
						<p className="mt-1.5 text-cream text-note leading-snug print:text-ink">{text.assumed}</p>
					)}
					{urgent && <PhoneButton look="light" className="mt-4 w-full" />}
				</div>
				<div className="tabular rounded-[22px] bg-white px-5 py-3 text-note lg:px-7">
					{empty ? (
						<p className="py-3 text-ink-600">{messages.estimate.empty}</p>
					) : (
						<>
							<ul>
								{text.lines.map((line, index) => (
									<PriceLine key={`${index} ${line.label}`} {...line} />
								))}
								{text.discount && <PriceLine {...text.discount} isOffer />}
							</ul>
							{text.range && <Totals text={text} words={words} />}
						</>
					)}
				</div>
			</div>
			{children}
			{!empty && (
				<div className="mt-4 grid grid-cols-[22px_1fr] gap-3 px-2 text-ink-600 text-small leading-snug">
					<Icon name="info" size={20} className="text-teal-700" />
					<ul className="grid gap-1.5">
						{text.caveats
							.filter((caveat) => caveat !== text.assumed)
							.map((caveat) => (
								<li key={caveat}>{caveat}</li>
							))}
					</ul>
				</div>
			)}
		</>
	);
}

/** The word between the two amounts is smaller than the amounts. */
function Figure({ range, to }: { range: string; to: string }) {
	const [low, high] = range.split(` ${to} `);
	if (!high) return range;
	return (
		<>
			{low} <small className="font-semibold text-[0.5em] tracking-[-0.02em]">{to}</small> {high}
		</>
	);
}

function PriceLine({ label, note, amount, isOffer = false }: LineText & { isOffer?: boolean }) {
	return (
		<li className="flex flex-wrap justify-between gap-x-4 border-line border-b py-3 leading-snug">
			<span className="min-w-min flex-1">
				<span className={isOffer ? "font-semibold text-teal-700" : ""}>{label}</span>
				{note && <span className="block text-ink-600 text-small">{note}</span>}
			</span>
			<span
				className={`ml-auto text-right ${isOffer ? "font-semibold text-teal-700" : "text-spruce"} ${/\d/.test(amount) ? "sm:whitespace-nowrap" : ""}`}
			>
				{amount}
			</span>
		</li>
	);
}

function Totals({ text, words }: { text: EstimateText; words: PanelWords }) {
	const row = "flex flex-wrap justify-between gap-x-4 py-2";
	return (
		<dl className="pt-1.5">
			<div className={`${row} font-semibold text-spruce`}>
				<dt>{words.subtotal}</dt>
				<dd>{text.subtotal}</dd>
			</div>
			<div className={`${row} text-ink-600`}>
				<dt>{words.gst}</dt>
				<dd>{text.gst}</dd>
			</div>
			<div className={`${row} text-ink-600`}>
				<dt>{words.qst}</dt>
				<dd>{text.qst}</dd>
			</div>
			<div className={`${row} mt-1 border-spruce border-t-2 pt-3 font-bold text-spruce`}>
				<dt>{words.total}</dt>
				<dd>{text.total}</dd>
			</div>
			{text.duration && (
				<div className={row}>
					<dt className="flex items-center gap-2">
						<Icon name="timer" size={18} />
						{words.duration}
					</dt>
					<dd>{text.duration}</dd>
				</div>
			)}
		</dl>
	);
}
