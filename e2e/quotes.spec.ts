import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { linkInMail } from './mailbox.ts';
import { addToCart, emptyCart, fillSignIn, openSomeProduct } from './shopping.ts';
