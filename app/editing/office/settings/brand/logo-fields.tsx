import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { FormNotice } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useSchemaForm } from "#app/admin/ui/schema-form/form-context.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import {
	type BrandPicture,
	brandPictures,
	fileField,
	removeIntent,
	uploadIntent,
} from "#app/model/brand/brand-picture-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { NamedBrand } from "../../../.server/parts/brand-part.ts";
import { BrandIcons, LogoDrawings } from "./logo-drawings.tsx";
import type { ShownBrand } from "./shown-brand.ts";

/** `changed`: the intent of the form that was just accepted, if it was about a picture. */
export function LogoFields({
	value,
	brand,
	changed,
}: {
	value: Partial<NamedBrand>;
	brand: ShownBrand;
	changed: string | null;
}) {
	return (
		<>
			<LogoDrawings brand={brand} />
			{brandPictures.map((kind) => (
				<PictureField key={kind} kind={kind} picture={value[kind]} changed={changed} />
			))}
			<BrandIcons brand={brand} />
		</>
	);
}

/** With JavaScript a chosen file is sent at once; without it, a button sends it. Either way the rest of the form too. */
function PictureField({
	kind,
	picture,
	changed,
}: {
	kind: BrandPicture;
	picture: string | undefined;
	changed: string | null;
}) {
	const { idOf, labelOf, errorAt } = useSchemaForm();
	const { logo } = useStaffLanguage().words.settings.brand;
	const button = useRef<HTMLButtonElement>(null);
	const { state, formData } = useNavigation();
	const isSent = state !== "idle" && formData?.get("intent") === uploadIntent(kind);
	const [id, error] = [idOf(kind), errorAt(kind)];
	const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className="brand-picture">
			<p className="font-semibold text-spruce">{labelOf(kind).label}</p>
			<p id={`${id}-hint`} className="text-ink-600 text-small">
				{logo.hints[kind]}
			</p>
			<input type="hidden" name={kind} value={picture ?? ""} />
			<div className="brand-picture-row">
				<label className="brand-file">
					<span className="sr-only">{logo.file[kind]}</span>
					<input
						type="file"
						id={id}
						name={fileField(kind)}
						accept="image/png"
						aria-describedby={described}
						aria-invalid={error ? true : undefined}
						onChange={({ currentTarget: { form, files } }) => files?.length && form?.requestSubmit(button.current)}
					/>
					<span aria-hidden="true" className="button scripted" data-look="light" aria-busy={isSent}>
						<OfficeIcon name="upload" />
						{isSent ? logo.uploading : logo.choose[kind]}
					</span>
				</label>
				<Button ref={button} type="submit" name="intent" value={uploadIntent(kind)} look="light" className="no-script">
					{logo.upload}
				</Button>
				{picture && (
					<button type="submit" name="intent" value={removeIntent(kind)} className="office-quiet">
						<OfficeIcon name="trash" />
						{logo.remove[kind]}
					</button>
				)}
			</div>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			{changed === uploadIntent(kind) && <Said>{logo.saved[kind]}</Said>}
			{changed === removeIntent(kind) && <Said>{logo.removed[kind]}</Said>}
		</div>
	);
}

/** Takes the focus: the button that was pressed is rendered anew. */
function Said({ children }: { children: string }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} tabIndex={-1} className="brand-said">
			<FormNotice>{children}</FormNotice>
		</div>
	);
}
