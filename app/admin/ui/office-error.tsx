import { useStaffLanguage } from "./staff-language.tsx";

export function OfficeError({ status }: { status: number }) {
	const { errors } = useStaffLanguage().words;
	const [title, text] =
		status === 403
			? [errors.forbiddenTitle, errors.forbidden]
			: status === 404 || status === 405
				? [errors.notFoundTitle, errors.notFound]
				: status < 500
					? [errors.refusedTitle, errors.refused]
					: status === 503
						? [errors.waitingTitle, errors.waiting]
						: [errors.failedTitle, errors.failed];
	return (
		<section>
			<p className="font-semibold text-ink-600">{status}</p>
			<h1 className="mt-1">{title}</h1>
			<p className="mt-3 text-ink-600">{text}</p>
			{/* A document load: after an error, client state cannot be trusted. */}
			<a href="/admin" className="button mt-6" data-look="dark">
				{errors.home}
			</a>
		</section>
	);
}
