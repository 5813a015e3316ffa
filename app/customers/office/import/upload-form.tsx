import { Link, useNavigation } from "react-router";
import { FileField, FormAlert } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { FileFault } from "#app/model/customers/check-file.ts";
import { columnNames } from "#app/model/customers/import-columns.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { Button } from "#app/ui/button.tsx";

type UploadAnswer = FileFault | { code: "missing" | "too-large" | "busy" } | { code: "known"; id: string };

/** A browser keeps the chosen file after a refusal with JavaScript; without, no page may choose it again. */
export function UploadForm({ answer }: { answer: UploadAnswer | undefined }) {
	const { upload } = useStaffLanguage().words.imports;
	const busy = useNavigation().formData !== undefined;
	const input = useAnswerFocus<HTMLInputElement>(answer);
	return (
		<KeptForm
			keep={false}
			isBusy={busy}
			method="post"
			encType="multipart/form-data"
			noValidate
			className="grid grid-cols-1 gap-4"
		>
			{answer && (
				<div id="file-error">
					<FormAlert>
						<Refusal answer={answer} />
					</FormAlert>
				</div>
			)}
			<FileField
				ref={input}
				name="file"
				label={upload.file}
				hint={upload.hint}
				accept=".csv,.txt,text/csv,text/plain"
				required
				autoFocus={answer !== undefined}
				{...(answer && { "aria-invalid": true, "aria-describedby": "file-error" })}
			/>
			<Button type="submit" look="dark" busy={busy} className="justify-self-start max-sm:w-full">
				{upload.submit}
			</Button>
		</KeptForm>
	);
}

function Refusal({ answer }: { answer: UploadAnswer }) {
	const { words, locale } = useStaffLanguage();
	const { upload } = words.imports;
	switch (answer.code) {
		case "missing":
		case "too-large":
		case "busy":
			return upload[answer.code];
		case "known":
			return (
				<>
					{upload.known}{" "}
					<Link to={`/admin/clients/importations/${answer.id}`} className="text-teal-700 underline">
						{upload.knownLink}
					</Link>
				</>
			);
		case "quote-open":
			return `${upload.faults[answer.code]} ${upload.openQuote(answer.line)}`;
		case "columns-missing": {
			const groups = answer.missing.map((group) =>
				group.map((column) => columnNames[column][locale]).join(upload.either),
			);
			return `${upload.faults[answer.code]} ${groups.join(", ")}.`;
		}
		case "columns-repeated":
			return `${upload.faults[answer.code]} ${answer.columns.map((column) => columnNames[column][locale]).join(", ")}.`;
		default:
			return upload.faults[answer.code];
	}
}
