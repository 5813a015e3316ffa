import { customerPath } from "#app/admin/paths.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { type CallValues, firstOf } from "#app/model/calls/call-values.ts";
import type { FillName } from "#app/model/calls/fill-in-customer.ts";
import type { AlikeView } from "../.server/alike-view.ts";

export const alikeId = "call-alike";

interface AlikeProps {
	values: CallValues;
	alike: readonly AlikeView[];
	/** Whether there is something to compare with. */
	isTyped: boolean;
	/** The fields that the chosen customer filled in; null before one is chosen. */
	filled: readonly FillName[] | null;
}

/** Known customers who may be the caller. Choosing one fills in what is known of them. */
export function AlikePanel({ values, alike, isTyped, filled }: AlikeProps) {
	const { alike: own } = useStaffLanguage().words.calls;
	const chosen = firstOf(values, "customer");
	const isSame = alike.some(({ likeness }) => likeness === "phone" || likeness === "email");
	return (
		<section className="office-panel call-alike" aria-labelledby={alikeId}>
			<h2 id={alikeId} tabIndex={-1} className="scroll-mt-4">
				{own.title}
			</h2>
			<p role="status" className="text-ink-600 text-small">
				{alike.length > 0 ? own.found(alike.length) : isTyped ? own.none : own.nothing}
			</p>
			{alike.length > 0 && (
				<fieldset>
					<legend className="sr-only">{own.legend}</legend>
					<ul className="call-customers">
						{alike.map((customer) => (
							<Customer key={customer.id} customer={customer} isChosen={customer.id === chosen} />
						))}
						<li>
							<label className="call-customer">
								<input type="radio" name="customer" value="new" defaultChecked={chosen === "new"} />
								<span>
									{own.stranger}
									{isSame && <span className="call-about">{own.strangerHint}</span>}
								</span>
							</label>
						</li>
					</ul>
				</fieldset>
			)}
			<Filled names={filled} />
		</section>
	);
}

function Customer({ customer, isChosen }: { customer: AlikeView; isChosen: boolean }) {
	const { alike: own } = useStaffLanguage().words.calls;
	const { id, name, likeness, about } = customer;
	return (
		<li>
			<label className="call-customer">
				<input type="radio" name="customer" value={id} defaultChecked={isChosen} />
				<span>
					<bdi className="font-semibold text-spruce">{name}</bdi>
					{likeness && (
						<span className="call-likeness" data-likeness={likeness}>
							<OfficeIcon name={likeness === "phone" ? "phone" : likeness === "email" ? "mail" : "user"} size={15} />
							{own.likeness[likeness]}
						</span>
					)}
					<span className="call-about">{about}</span>
				</span>
			</label>
			{/* In another tab: the call goes on in this one. */}
			<a href={customerPath(id)} target="_blank" rel="noopener" className="office-action call-file">
				{own.open} <span className="sr-only">{name}</span> <span className="sr-only">{own.opensTab}</span>
			</a>
		</li>
	);
}

function Filled({ names }: { names: readonly FillName[] | null }) {
	const { alike: own } = useStaffLanguage().words.calls;
	const said = (["street", "postalCode", "email"] as const).filter((name) => names?.includes(name));
	return (
		<p role="status" className="call-filled">
			{names && (said.length > 0 ? own.filledIn(said.map((name) => own.filled[name]).join(", ")) : own.kept)}
		</p>
	);
}
