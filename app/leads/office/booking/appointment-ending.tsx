import { Link, useNavigation } from "react-router";
import { appointmentPath } from "#app/admin/paths.ts";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Button } from "#app/ui/button.tsx";
import type { AppointmentPageData } from "../../.server/office/booking/appointment-page.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { FormBasics } from "../form-basics.tsx";

/** What the server answered to "missed": what others did meanwhile, or null for an outdated page. */
interface EndingAnswer {
	conflict: readonly string[] | null;
}

/** Leads to the form that finishes the appointment, and marks it as missed. */
export function AppointmentEnding({
	loaded,
	answer,
}: {
	loaded: AppointmentPageData;
	answer: EndingAnswer | undefined;
}) {
	const { booking, doneForm } = useStaffLanguage().words;
	const { missed, faults } = booking;
	const isBusy = useNavigation().state !== "idle";
	return (
		<>
			{answer && !answer.conflict && <FormAlert>{faults.stale}</FormAlert>}
			{answer?.conflict && <ConflictNotice answer={answer} changes={answer.conflict} />}
			<section className="office-panel" aria-labelledby="done">
				<h2 id="done">{doneForm.title}</h2>
				<p className="text-ink-600 text-small">{doneForm.page.text}</p>
				<Link to={`${appointmentPath(loaded.id)}/fin`} className="button mt-3 max-sm:w-full" data-look="dark">
					<OfficeIcon name="check" size={18} />
					{doneForm.page.link}
				</Link>
			</section>
			<section className="office-panel" aria-labelledby="missed">
				<h2 id="missed">{missed.title}</h2>
				<p className="text-ink-600 text-small">{missed.text(loaded.isReturn)}</p>
				<KeptForm keep={false} method="post" isBusy={isBusy} className="mt-3">
					<FormBasics intent="appointment-missed" revision={loaded.revision} heardAt={loaded.heardAt} />
					<input type="hidden" name="of" value={loaded.of} />
					<Button type="submit" look="light" busy={isBusy} className="max-sm:w-full">
						{missed.submit}
					</Button>
				</KeptForm>
			</section>
		</>
	);
}
