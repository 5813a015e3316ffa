import { DownloadForm } from "#app/admin/ui/download-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { FieldError, TextField } from "#app/ui/field.tsx";
import type { TypedDays } from "../.server/office/contract-days.ts";

/** A form and no link: the file contains personal data, and downloading it is recorded. */
export function AccountingFile({ days }: { days: TypedDays }) {
	const { problems, file: words } = useStaffLanguage().words.contracts;
	const wrong = days.problem ? ({ "aria-invalid": true, "aria-describedby": "file-error" } as const) : {};
	return (
		<section id="fichier" className="office-panel print:hidden">
			<h2>{words.title}</h2>
			<p className="mt-1.5 text-ink-600 text-small">{words.text}</p>
			<div className="mt-4">
				<DownloadForm action="/admin/contrats/fichier" submit={words.submit} look="dark">
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField id="file-from" name="du" type="date" label={words.from} defaultValue={days.from} {...wrong} />
						<TextField id="file-to" name="au" type="date" label={words.to} defaultValue={days.to} {...wrong} />
					</div>
					<div role="alert" className="empty:hidden">
						<FieldError id="file-error">{days.problem ? problems[days.problem] : undefined}</FieldError>
					</div>
					<p className="text-ink-600 text-small">{words.personal}</p>
				</DownloadForm>
			</div>
		</section>
	);
}
