import { useFormWords } from "../../ui/form-words.ts";

/** A field that people cannot see; bots fill it in. */
export function Honeypot() {
	return (
		<div className="hidden" aria-hidden="true">
			<label>
				{useFormWords().honeypot}
				<input name="website" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
