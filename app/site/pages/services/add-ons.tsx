import { promotionAmount } from "#app/model/estimate/promotion-amount.ts";
import type { Line } from "#app/model/estimate/result.ts";
import type { AddOn, ServiceOffers } from "#app/model/site/service-content.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PromotionTerms } from "#app/ui/promotion-terms.tsx";
import { type AddOnStatus, addOnStatus } from "./add-on-status.ts";

interface AddOnsProps {
	offers: ServiceOffers;
	/** The lines of the page's own service. */
	own: readonly Line[];
	added: readonly string[];
	onChange: (added: readonly string[]) => void;
	/** The form has a field for the number of vents. */
	isCounted: boolean;
	query: URLSearchParams;
}

/** The services that a running promotion joins to this one. A ticked box adds the service and applies the best code. */
export function AddOns({ offers, own, added, onChange, isCounted, query }: AddOnsProps) {
	const { locale } = useLanguage();
	const { words, promotions, addOns, alone, assumed } = offers;
	return (
		<>
			<input type="hidden" name="offer" value="best" />
			{assumed.map(([name, value]) =>
				name === "vents" && isCounted ? null : <input key={name} type="hidden" name={name} value={value} />,
			)}
			{addOns.length > 0 && (
				<fieldset className="mt-5">
					<legend className="font-semibold text-note text-spruce">{words.together}</legend>
					<div className="mt-1 divide-y divide-line">
						{addOns.map((addOn) => (
							<AddOnBox
								key={addOn.kind}
								addOn={addOn}
								status={addOnStatus(addOn, offers, own, added, locale)}
								isAdded={added.includes(addOn.kind)}
								onToggle={(isAdded) =>
									onChange(isAdded ? [...added, addOn.kind] : added.filter((kind) => kind !== addOn.kind))
								}
							/>
						))}
					</div>
				</fieldset>
			)}
			{promotions
				.filter(({ code }) => alone.includes(code))
				.map((promotion) => (
					<div key={promotion.code} className="mt-4 border-line border-t pt-3">
						<label className="flex cursor-pointer items-start gap-3 py-2 font-semibold text-note text-spruce leading-snug">
							<input
								type="checkbox"
								name="code"
								value={promotion.code}
								defaultChecked={query.get("code") === promotion.code}
								className="size-6 shrink-0 accent-teal-700"
							/>
							{fillIn(words.less, {
								name: promotion.words[locale].name,
								amount: promotionAmount(promotion, locale),
							})}
						</label>
						<PromotionTerms promotion={promotion} words={words} />
					</div>
				))}
		</>
	);
}

const looks = {
	applied: "rounded-[14px] bg-mint-100 py-0.5 pr-3 pl-2 font-semibold text-teal-700",
	best: "rounded-[14px] bg-amber px-3 py-0.5 font-semibold text-ink",
	other: "font-semibold text-teal-700",
	refused: "text-ink-600",
} as const satisfies Record<AddOnStatus["look"], string>;

function AddOnBox({
	addOn: { kind, label, price, note },
	status,
	isAdded,
	onToggle,
}: {
	addOn: AddOn;
	status: AddOnStatus | null;
	isAdded: boolean;
	onToggle: (isAdded: boolean) => void;
}) {
	return (
		<label className="flex cursor-pointer items-start gap-3.5 py-3 leading-snug">
			<input
				type="checkbox"
				name="service"
				value={kind}
				checked={isAdded}
				onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
				className="size-6 shrink-0 accent-teal-700"
			/>
			<span className="min-w-0 flex-1">
				<span className="flex flex-wrap justify-between gap-x-3 font-semibold text-[1.0625rem] text-spruce">
					{label}
					{price && <span className="tabular font-normal text-ink-600 text-note">{price}</span>}
				</span>
				{note && <span className="block text-ink-600 text-small">{note}</span>}
				{status && (
					<span className={`mt-1.5 inline-flex items-center gap-1.5 text-small leading-normal ${looks[status.look]}`}>
						{status.look === "applied" && <Icon name="check" size={16} />}
						{status.text}
					</span>
				)}
			</span>
		</label>
	);
}
