import type { DocumentLine } from "#app/model/quotes/quote-document.ts";
import type { ShownDocument } from "#app/model/quotes/shown-document.ts";

/** The lines, the discount, the taxes and the total. Three columns fit a phone: the price of a unit is below its quantity. */
export function QuoteTable({ document }: { document: ShownDocument }) {
	const { columns, lines, discount, sums, total } = document;
	const hasPrices = lines.some(({ price }) => price);
	return (
		<table className="tabular mt-6 w-full text-note leading-snug">
			<thead>
				<tr className="border-spruce border-b text-left text-ink-600 text-small">
					<th scope="col" className="w-full pb-2.5">
						{columns.work}
					</th>
					<th scope="col" className="px-2 pb-2.5 text-right sm:whitespace-nowrap sm:px-8">
						{hasPrices ? `${columns.quantity}, ${columns.price.toLocaleLowerCase()}` : columns.quantity}
					</th>
					<th scope="col" className="pb-2.5 text-right">
						{columns.amount}
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line, index) => (
					<Line key={index} line={line} />
				))}
				{discount && (
					<tr className="border-line border-b text-teal-700">
						<th scope="row" colSpan={2} className="wrap-anywhere py-3.5 text-left font-semibold">
							{discount.label}
						</th>
						<td className="whitespace-nowrap py-3.5 text-right">{discount.amount}</td>
					</tr>
				)}
			</tbody>
			<tfoot>
				{sums.map(({ label, amount }, index) => (
					<tr key={label} className={index === 0 ? "font-semibold text-spruce" : "text-ink-600"}>
						<th scope="row" colSpan={2} className={`pt-2 text-left ${index === 0 ? "font-semibold" : "font-normal"}`}>
							{label}
						</th>
						<td className="whitespace-nowrap pt-2 text-right">{amount}</td>
					</tr>
				))}
				<tr className="font-bold font-display text-spruce">
					<th scope="row" className="pt-4 text-left text-h4">
						{total.label}
					</th>
					{/* Larger than the other amounts: over two columns, or it would make theirs wider. */}
					<td colSpan={2} className="whitespace-nowrap pt-4 text-right text-[1.75rem] leading-none tracking-[-0.03em]">
						{total.amount}
					</td>
				</tr>
			</tfoot>
		</table>
	);
}

function Line({ line }: { line: DocumentLine }) {
	const { text, detail, quantity, price, amount, ceiling } = line;
	return (
		<tr className="border-line border-b align-top">
			<th scope="row" className="wrap-anywhere py-3.5 text-left font-normal">
				<span className="block font-semibold text-spruce">{text}</span>
				{detail && <span className="block text-ink-600 text-small">{detail}</span>}
				{ceiling && <span className="block text-ink-600 text-small">{ceiling}</span>}
			</th>
			<td className="px-2 py-3.5 text-right sm:whitespace-nowrap sm:px-8">
				<span className="whitespace-nowrap">{quantity}</span>
				{price && <span className="block text-ink-600 text-small">{price}</span>}
			</td>
			<td className="whitespace-nowrap py-3.5 text-right">{amount}</td>
		</tr>
	);
}
