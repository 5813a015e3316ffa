import type { ExampleCard } from "#app/model/site/cards.ts";
import type { PageWords } from "#app/model/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { WorkedExamples } from "./worked-examples.tsx";

interface PriceGroupProps {
	id: string;
	words: PageWords["prices"]["groups"]["air"];
	columns: PageWords["prices"]["columns"];
	/** Title of the worked examples, which are folded except in the first group: the price list stays short. */
	totals: string;
	examples: readonly ExampleCard[];
	open: boolean;
}

/** The prices of one sort of service as a table, then visits worked out. */
export function PriceGroupSection({ id, words, columns, totals, examples, open }: PriceGroupProps) {
	return (
		<section aria-labelledby={id} className="far mt-6 border-line border-t pt-6 lg:mt-10 lg:pt-10">
			<h2 id={id} className="scroll-mt-6 text-[clamp(1.75rem,1.4rem+1.3vw,2.5rem)]">
				{words.heading}
			</h2>
			<p className="mt-2 max-w-[40em] text-ink-600 max-sm:text-note max-sm:leading-snug">
				<RichText text={words.lead} />
			</p>
			<table className="mt-4 w-full text-left text-note leading-snug">
				<thead className="max-sm:sr-only">
					<tr className="bg-cream-200 text-small">
						<th scope="col" className="rounded-l-md px-4 py-2.5 font-semibold">
							{columns.service}
						</th>
						<th scope="col" className="rounded-r-md px-4 py-2.5 text-right font-semibold">
							{columns.price}
						</th>
					</tr>
				</thead>
				<tbody>
					{words.rows.map(([name = "", covers = "", price = ""]) => (
						<tr key={name} className="border-line border-b align-top">
							<th scope="row" className="py-2.5 font-normal sm:px-4">
								<span className="grid gap-x-4 sm:grid-cols-[2fr_3fr]">
									<span className="font-semibold text-spruce">{name}</span>
									<span className="text-ink-600">
										<RichText text={covers} />
									</span>
								</span>
							</th>
							<td className="tabular py-2.5 pl-3 text-right font-semibold text-spruce max-sm:min-w-[7.25rem] max-sm:max-w-36 sm:whitespace-nowrap sm:px-4">
								<RichText text={price} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{examples.length > 0 && (
				<details className="accordion mt-1 border-0! lg:mt-3" open={open}>
					<summary className="max-sm:py-3!">
						<h3 className="text-[1.125rem] lg:text-h4">{totals}</h3>
						<Icon name="plus" size={22} />
					</summary>
					<WorkedExamples cards={examples} label={`${words.heading}, ${totals}`} level={4} />
				</details>
			)}
		</section>
	);
}
