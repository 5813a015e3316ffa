import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { SeriesView } from "../.server/series-view.ts";

/** Says how many mails leave at once, before the series is turned on. */
export function ConfirmOn({ series: { name, audience }, hasChanged }: { series: SeriesView; hasChanged: boolean }) {
	const { mailings } = useStaffLanguage().words;
	const words = mailings.confirm;
	const { state, formData } = useNavigation();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<Form
			method="post"
			action="/admin/envois"
			className="grid grid-cols-1 gap-3 rounded-md bg-cream p-4 shadow-[inset_0_0_0_2px_var(--color-line)] sm:p-5"
			aria-labelledby={`${name}-confirm`}
		>
			<input type="hidden" name="series" value={name} />
			<input type="hidden" name="count" value={audience.now} />
			{hasChanged && <FormAlert>{words.changed}</FormAlert>}
			<h3 ref={heading} id={`${name}-confirm`} tabIndex={-1} className="font-semibold text-[1.125rem] text-spruce">
				{words.heading(mailings.series[name].name)}
			</h3>
			<p>
				<strong>{audience.now === 0 ? words.none : words.some(audience.now)}</strong>
				{audience.now > 0 && <> {words.hours}</>}
			</p>
			<div className="flex flex-wrap gap-3 max-sm:grid">
				<Button
					type="submit"
					name="intent"
					value="on"
					look="primary"
					busy={state !== "idle" && formData?.get("series") === name}
				>
					{words.submit(audience.now)}
				</Button>
				<ButtonLink to={`/admin/envois#${name}`} look="light">
					{words.cancel}
				</ButtonLink>
			</div>
		</Form>
	);
}
