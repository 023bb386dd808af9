import { BucketImage } from '@/components/ui/image.tsx';
import styles from './missing-picture.module.css';

export function MissingPicture() {
  return (
    <div className={styles.box}>
      <BucketImage image={null} alt="" sizes="1px" />
    </div>
  );
}
