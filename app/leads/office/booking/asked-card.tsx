import { Link, useNavigation, useSearchParams } from "react-router";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { Button } from "#app/ui/button.tsx";
import type { LeadData } from "../../.server/office/lead-page.ts";
import { FormBasics } from "../form-basics.tsx";
import { listQuery, panelQuery } from "../list-query.ts";
import { MailOrCallView, mailOrCallFocus } from "../mail-or-call.tsx";

/** The window that the customer asked for, which one press confirms. */
export function AskedCard({ loaded: { asked, lead, mayAct } }: { loaded: LeadData }) {
	const words = useStaffLanguage().words.booking.asked;
	const [query] = useSearchParams();
	const { state, formData } = useNavigation();
	const busy = state !== "idle" && formData?.get("intent") === "appointment-asked";
	const booking = panelQuery(query, "rendez-vous");
	const shown = useAnswerFocus(Boolean(asked?.preview), mailOrCallFocus);
	if (!asked) return null;
	const { value, when, date, crew, length, told, preview, others } = asked;
	return (
		<section aria-labelledby="asked" className="lead-panel appointment" data-proposed="">
			<p className="appointment-date" aria-hidden="true">
				<span>{date.weekday}</span>
				<b>{date.day}</b>
				<span>{date.month}</span>
			</p>
			<div ref={shown} className="min-w-0">
				<h2 id="asked">{words.title(when)}</h2>
				<p className="font-semibold text-small text-spruce">{asked.state}</p>
				{crew && (
					<p className="text-ink-600 text-small">
						{length} {told}
					</p>
				)}
				{mayAct && crew && (
					<Link
						to={preview ? listQuery(query) || "." : panelQuery(query, "courriel-demande")}
						preventScrollReset
						className="office-action"
					>
						<OfficeIcon name={lead.email ? "mail" : "phone"} size={17} />
						{lead.email ? (preview ? words.hideMail : words.showMail) : preview ? words.hideCall : words.showCall}
					</Link>
				)}
				{preview && <MailOrCallView told={preview} name={lead.name} language={lead.locale} hasFile autoFocus />}
				{mayAct && others.length > 0 && (
					<nav aria-label={words.best} className="asked-others">
						{others.map((other) => (
							<Link key={other.text} to={panelQuery(query, "rendez-vous", other.query)} className="office-action">
								<OfficeIcon name="calendar" size={17} />
								{other.text}
							</Link>
						))}
					</nav>
				)}
			</div>
			{mayAct && (
				<div className="appointment-actions">
					{crew && (
						// A refused confirmation is answered in the booking panel, which this address opens.
						<KeptForm keep={false} method="post" action={booking} isBusy={busy}>
							<FormBasics intent="appointment-asked" revision={lead.revision} heardAt={lead.heardAt} />
							<input type="hidden" name="asked" value={value} />
							<input type="hidden" name="tells" value="on" />
							<input type="hidden" name="reminds" value="on" />
							<Button type="submit" busy={busy}>
								{words.confirm}
							</Button>
						</KeptForm>
					)}
					<Link to={booking} className="button" data-look="light">
						{length === null ? words.choose : words.other}
					</Link>
				</div>
			)}
		</section>
	);
}
