import { Container } from '@/components/ui/container.tsx';
import { graphql } from '@/lib/io/graphql.ts';
import { CmsPageDocument } from '@/graphql/generated/documents.ts';
import { BucketImage } from '@/components/ui/image.tsx';
export const revalidate = 300;
export const dynamicParams = true;
export const generateStaticParams = () => [];
export default async function Page({ params }: { params: Promise<{ page: string }> }) {
  const { page } = await params;
  const a = await graphql(CmsPageDocument, { slug: page }).catch((e: unknown) => String(e));
  return (
    <Container>
      <h1>{page}</h1>
      <pre>
        {JSON.stringify(a)} {Date.now()}
      </pre>
      <BucketImage image={{ assetPath: 'a b/c.png' }} alt="x" sizes="200px" />
    </Container>
  );
}
