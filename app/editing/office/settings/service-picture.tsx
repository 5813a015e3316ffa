import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { serviceNameIn } from "#app/.server/content/service-name.ts";
import { encoder } from "#app/.server/encoder/encoder.ts";
import { networkOf } from "#app/.server/network.ts";
import { readUpload } from "#app/.server/photos/read-upload.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { FormAlert, PageHead } from "#app/admin/ui/form-parts.tsx";
import { KeptForm } from "#app/admin/ui/kept-form/kept-form.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { SettingsTabs } from "#app/admin/ui/settings-tabs.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { photoLimits } from "#app/model/estimate/photo-limits.ts";
import type { PictureName } from "#app/model/pictures/picture-names.ts";
import { type ServiceName, serviceNames } from "#app/model/service-names.ts";
import { completeList } from "#app/model/site/service-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { framedPhoto, ServicePicture } from "#app/ui/service-picture.tsx";
import { surfaces } from "#app/ui/surface.ts";
import { pictureDescriptions } from "#content/pictures.ts";
import { serviceFacts } from "#content/services/facts.ts";
import { readFactStates } from "../../.server/fact-states.ts";
import { chooseShippedPicture, chooseUploadedPicture } from "../../.server/service-pictures.ts";
import { CoverFields } from "../content/cover-fields.tsx";
import { coverProblem, cropOf } from "../content/read-cover.ts";
import "../content/cover.css";
import "./service-rows.css";

export const meta = officeMeta<{ label: string }>(
	(words) => words.serviceList.picture.title,
	({ label }) => label,
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale } = requireMember(context, "editor", "administrator");
	const service = serviceAt(params.service);
	const { store, content } = context.get(servicesContext);
	const { draft } = await readFactStates(store);
	const listed = completeList(draft["service-list"]).find(({ name }) => name === service);
	const { picture: own, surface } = serviceFacts[service];
	return {
		label: serviceNameIn(service, locale, content.reader()),
		surface,
		own,
		picture: listed?.picture ?? own,
		alt: listed?.alt ?? { fr: "", en: "" },
		choices: Object.entries(pictureDescriptions[locale]) as [PictureName, string][],
	};
}

export async function action({ params, request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "editor", "administrator");
	const service = serviceAt(params.service);
	const services = context.get(servicesContext);
	const network = networkOf(context.get(requestContextKey).address);
	const upload = await readUpload(request, { ...photoLimits, most: 1 }, { network });
	const text = (name: string) => String(upload.form.get(name) ?? "").trim();
	const alt = { fr: text("alt-fr"), en: text("alt-en") };
	if (text("intent") === "shipped") {
		const picture = Object.keys(pictureDescriptions.fr).find((name) => name === text("picture"));
		if (!picture) return data({ alt, form: "shipped", problem: "choose" } as const, 422);
		const isSaved = await chooseShippedPicture(services, service, picture as PictureName, member);
		if (!isSaved) return data({ alt, form: "shipped", problem: "changed" } as const, 409);
		throw redirect(`${settingsPages.services}?avis=saved`);
	}
	const [photo] = upload.photos;
	const problem = coverProblem(upload, alt);
	if (problem || !photo) return data({ alt, form: "upload", problem: problem ?? "missing" } as const, 422);
	const cover = await encoder.encodeCover(photo.bytes, cropOf(upload.form));
	if (!(await chooseUploadedPicture(services, service, { cover, alt }, member)))
		return data({ alt, form: "upload", problem: "changed" } as const, 409);
	throw redirect(`${settingsPages.services}?avis=saved`);
}

function serviceAt(name: string | undefined): ServiceName {
	const service = serviceNames.find((each) => each === name);
	if (!service) throw data(null, { status: 404 });
	return service;
}

/** One of the pictures that ship, or a photo of the company. Works without JavaScript, except for the crop's preview. */
export default function ServicePicturePage() {
	const { label, surface, picture, alt } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { serviceList } = useStaffLanguage().words;
	const words = serviceList.picture;
	return (
		<>
			<SettingsTabs />
			<Link
				to={settingsPages.services}
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700"
			>
				<OfficeIcon name="back" />
				{words.back}
			</Link>
			<PageHead title={`${words.title} – ${label}`}>{words.lead}</PageHead>
			<figure className="mb-6">
				<div className={`picture-now ${surfaces[surface].box}`}>
					<ServicePicture
						name={picture}
						sizes="256px"
						photoClass={framedPhoto}
						className="absolute inset-0 size-full object-contain p-2"
					/>
				</div>
				<figcaption className="mt-1.5 text-ink-600 text-small">{words.now}</figcaption>
			</figure>
			<div className="grid grid-cols-1 gap-6">
				<Shipped problem={answer?.form === "shipped" ? words[answer.problem] : undefined} />
				<Upload alt={answer?.alt ?? alt} problem={answer?.form === "upload" ? answer.problem : undefined} />
			</div>
		</>
	);
}

function Shipped({ problem }: { problem: string | undefined }) {
	const { own, picture, choices } = useLoaderData<typeof loader>();
	const words = useStaffLanguage().words.serviceList.picture;
	return (
		<form method="post" encType="multipart/form-data" className="office-panel">
			{problem && <FormAlert>{problem}</FormAlert>}
			<fieldset>
				<legend>
					<h2>{words.shipped}</h2>
				</legend>
				<div className="picture-choices">
					{choices.map(([name, description]) => (
						<label key={name}>
							<input type="radio" name="picture" value={name} defaultChecked={name === picture} />
							<Picture name={name} alt="" sizes="200px" className="h-auto w-full" />
							<span>
								{name === own && <strong className="block font-semibold text-spruce">{words.own}</strong>}
								{description}
							</span>
						</label>
					))}
				</div>
			</fieldset>
			<div className="mt-5">
				<Button type="submit" name="intent" value="shipped" look="dark">
					{words.use}
				</Button>
			</div>
		</form>
	);
}

type Answer = NonNullable<ReturnType<typeof useActionData<typeof action>>>;

function Upload({
	alt,
	problem,
}: {
	alt: Answer["alt"];
	problem: Extract<Answer, { form: "upload" }>["problem"] | undefined;
}) {
	const { cover, serviceList } = useStaffLanguage().words;
	const words = serviceList.picture;
	return (
		<KeptForm
			keep="service-picture"
			method="post"
			encType="multipart/form-data"
			noValidate
			className="office-panel grid grid-cols-1 gap-5"
		>
			<div>
				<h2>{words.upload}</h2>
				<p className="mt-1 text-ink-600 text-small">{words.uploadLead}</p>
			</div>
			{problem && <FormAlert>{problem === "changed" ? words.changed : cover.problems[problem]}</FormAlert>}
			<CoverFields alt={alt} />
			<div>
				<Button type="submit" name="intent" value="upload" look="dark">
					{words.uploadUse}
				</Button>
			</div>
		</KeptForm>
	);
}
