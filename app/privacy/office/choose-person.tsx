import { OfficeForm } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { CustomerSummary } from "#app/leads/.server/customers/customer-summary.ts";
import { formatPhone } from "#app/locale/format.ts";
import { FieldError } from "#app/ui/field.tsx";

/** Several people have this address or number: members told them apart. */
export function ChoosePerson({
	typed,
	choices,
	isUnchosen,
}: {
	typed: string;
	choices: readonly CustomerSummary[];
	isUnchosen: boolean;
}) {
	const { words, locale } = useStaffLanguage();
	const { choose } = words.office.person;
	return (
		<section className="office-panel">
			<OfficeForm intent="choose" submit={choose.submit} keep={false}>
				<input type="hidden" name="person" value={typed} />
				<fieldset aria-describedby={isUnchosen ? "choose-error" : undefined}>
					<legend className="font-bold font-display text-[1.1875rem] text-spruce">
						{choose.title(choices.length, formatPhone(typed, locale))}
					</legend>
					<p className="mt-1.5 text-ink-600 text-small">{choose.text}</p>
					<FieldError id="choose-error">{isUnchosen ? choose.missing : undefined}</FieldError>
					<div className="mt-3">
						{choices.map((one) => (
							<label key={one.lead} className="flex min-h-11 cursor-pointer gap-3 border-line py-3 not-first:border-t">
								<input
									type="radio"
									name="customer"
									value={one.lead}
									className="mt-1 size-5 shrink-0 accent-teal-700"
									aria-invalid={isUnchosen || undefined}
								/>
								<span className="min-w-0 [overflow-wrap:anywhere]">
									<strong className="font-semibold text-spruce">{[one.name, ...one.otherNames].join(", ")}</strong>
									<span className="block text-ink-600 text-small">{words.customers.about(one.count, one.last)}</span>
									<span className="block text-ink-600 text-small">
										{[...one.phones.map(({ text }) => text), ...one.emails].join(", ")}
									</span>
									{one.addresses.map((address) => (
										<span key={address} className="block text-ink-600 text-small">
											{address}
										</span>
									))}
									<span className="block text-ink-600 text-small">{one.references.join(", ")}</span>
								</span>
							</label>
						))}
					</div>
				</fieldset>
			</OfficeForm>
		</section>
	);
}
