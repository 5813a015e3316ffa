import { type ActionFunctionArgs, redirect } from "react-router";
import { networkOf } from "#app/.server/network.ts";
import { readFileUploads } from "#app/.server/photos/read-file.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import {
	type BrandPicture,
	brandPictures,
	fileField,
	removeIntent,
	uploadIntent,
} from "#app/model/brand/brand-picture-fields.ts";
import { readSchemaForm } from "#app/model/editing/schemas/read-form.ts";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { NamedMember } from "#app/model/members/member.ts";
import { settingsWords as english } from "#content/staff/settings.en.ts";
import { settingsWords as french } from "#content/staff/settings.fr.ts";
import { saveBrandPicture } from "../../brand-pictures.ts";
import { saveFacts } from "../../change-facts.ts";
import { baseOf, readFactStates } from "../../fact-states.ts";
import { brandPart, type NamedBrand } from "../../parts/brand-part.ts";

import { changeSettings, refuseSettings } from "./change-settings.ts";
import { brandForm } from "./settings-form.ts";

const words = { fr: french.brand, en: english.brand } as const;

type Services = Parameters<typeof saveFacts>[0];

/**
 * Handles every button of the brand's form. A file is stored first, whatever button sent it: without JavaScript, a member
 * may choose one and press "publish".
 */
export async function changeBrand({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
	const member = requireMember(context, "editor", "administrator");
	const services = context.get(servicesContext);
	const network = networkOf(context.get(requestContextKey).address);
	const fields = brandPictures.map(fileField);
	const { form: sent, files } = await readFileUploads(request, { fields, bytes: photoLimits.bytes }, network);
	const intent = String(sent.get("intent") ?? "");
	const errors: Record<string, string> = {};
	for (const kind of brandPictures) {
		const file = files.get(fileField(kind));
		if (file === undefined || intent === "discard") continue;
		const saved =
			typeof file === "string" ? { problem: file } : await saveBrandPicture(services, kind, file.bytes, member);
		if ("problem" in saved) errors[kind] = words[member.locale].problems[saved.problem];
		else sent.set(kind, saved.picture);
	}
	const changed = brandPictures.find((kind) => intent === uploadIntent(kind) || intent === removeIntent(kind));
	if (changed && intent === uploadIntent(changed) && files.size === 0) {
		errors[changed] = words[member.locale].problems.missing;
	}
	if (Object.keys(errors).length > 0) {
		return refuseSettings(readSchemaForm(brandForm.description, sent), errors, String(sent.get("base") ?? ""));
	}
	if (changed) {
		if (intent === removeIntent(changed)) sent.delete(changed);
		await savePictureAlone(changed, sent, services, member);
	}
	const answer = await changeSettings({
		request,
		sent,
		context,
		form: brandForm,
		page: "brand",
		next: () => settingsPages.brand,
	});
	// The message about a picture is beside its field, not at the top.
	return changed && answer instanceof Response ? redirect(`${settingsPages.brand}?image=${intent}`, 303) : answer;
}

/**
 * Puts the picture into the draft even if another field of the form is wrong. The form then continues from the new draft,
 * unless another member changed the draft before: then the rest of the form is a conflict, as it would be without a picture.
 */
async function savePictureAlone(
	kind: BrandPicture,
	sent: FormData,
	services: Services,
	author: NamedMember,
): Promise<void> {
	const before = await readFactStates(services.store);
	const { [kind]: _, ...rest } = brandPart.read(before.draft) as NamedBrand;
	const picture = sent.get(kind);
	const value = typeof picture === "string" ? { ...rest, [kind]: picture } : rest;
	const base = baseOf(brandPart, before);
	const outcome = await saveFacts(services, brandPart, { value, base }, author);
	if (outcome.kind === "saved" && sent.get("base") === base) {
		sent.set("base", baseOf(brandPart, await readFactStates(services.store)));
	}
}
