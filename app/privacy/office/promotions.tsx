import { OfficeForm, Panel } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { PersonAddress } from "#app/leads/.server/person-documents.ts";
import { kindsOf, type MailKind } from "#app/model/privacy/mail-kinds.ts";
import { formatDate } from "#app/time/format.ts";

/** The consents to mails of each of a person's addresses, with their proofs. */
export function Promotions({
	addresses,
	mayWithdraw,
	customer,
}: {
	addresses: readonly PersonAddress[];
	mayWithdraw: boolean;
	/** A lead of the person: several people may share an address. */
	customer?: string;
}) {
	const { words, locale } = useStaffLanguage();
	const own = words.office.person.promotions;
	const date = (at: string) => formatDate(at, locale);
	const said = (kinds: readonly MailKind[]) => kinds.map((kind) => own.kinds[kind]).join(", ");
	if (addresses.length === 0) return null;
	return (
		<Panel title={own.title}>
			{addresses.map(({ email, promotions, earlier }) => {
				const consents = promotions?.consents ?? (earlier ? [earlier] : []);
				const stands = consents.some(({ ended }) => ended === null);
				return (
					<div key={email} className="border-line py-2.5 not-first:border-t">
						<strong className="font-semibold text-spruce [overflow-wrap:anywhere]">{email}</strong>
						{consents.map(({ agreedAt, text, textVersion, place, proof, ended, ...consent }) => (
							<p key={agreedAt} className="text-ink-600 text-small">
								{own.agreed(date(agreedAt), own.places[place], said(kindsOf(consent)))}
								<br />
								{text || proof ? own.text(text ?? proof ?? "") : own.version(textVersion)}
								{ended && (
									<>
										<br />
										{own.ended(date(ended.at), own.endings[ended.by])}
									</>
								)}
							</p>
						))}
						{consents.length === 0 && (
							<p className="text-ink-600 text-small">
								{promotions?.withdrawnAt ? own.none(date(promotions.withdrawnAt)) : own.never}
							</p>
						)}
						{stands && mayWithdraw && (
							<div className="mt-3 print:hidden">
								<OfficeForm intent="withdraw" submit={own.withdraw} look="light">
									<input type="hidden" name="person" value={email} />
									{customer && <input type="hidden" name="customer" value={customer} />}
								</OfficeForm>
							</div>
						)}
					</div>
				);
			})}
		</Panel>
	);
}
